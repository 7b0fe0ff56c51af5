import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState, use } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata, request } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useFailureText } from '../useFailureText.ts';
import { useResourceList } from '../list/listContexts.ts';
import { withOneOf } from './checkOneOf.ts';
import { createCheckRow, type CheckRow } from './checkRow.ts';
import { isFillable, columnTitles, type ColumnTitles } from './columns/columnTitles.ts';
import { readImportFile, type ColumnChoices } from './columns/readImportFile.ts';
import type { UnclearFile } from './columns/UnknownColumns.tsx';
import { createRunner, type ImportRunner } from './createRunner.ts';
import { importFields, missingFields } from './importFields.ts';
import { checkFiles, type CheckedFile } from './importFile.ts';
import type { ImportKind, ImportRow } from './importRow.ts';
import { createImportTask, type ImportTask, type TaskContent } from './importTask.ts';
import { importJournal, journalKey, type KeptImport } from './journal.ts';
import { createImportNames, type ImportNames } from './names/importNames.ts';
import { providerLookup } from './names/providerLookup.ts';
import { withNameProblems } from './names/nameProblems.ts';
import { requestPreview } from './preview.ts';
import { createRowChecks, type RowChecks } from './rowChecks.ts';
import { useImportEffects } from './useImportEffects.ts';
import { useText } from '../../i18n/useText.ts';
import { partOfKey, START, type TextKey } from '../../../codegen/model/text.ts';
import { TextPartsContext } from '../../i18n/TextPartsContext.ts';

export interface ImportUnderWay {
  readonly task: ImportTask;
  readonly runner: ImportRunner;
  /** Problems that are known before anything is sent. */
  readonly check: CheckRow;
  readonly checks: RowChecks;
  /** What names of related records mean. */
  readonly names: ImportNames;
}

export type ImportFlow = ReturnType<typeof useImport>;

/** An import from choosing a file to the last row; it survives a reload (spec 1, section 4). */
export function useImport(open: boolean) {
  const { definition, rowsQuery: where } = useResourceList();
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const failureText = useFailureText();
  const { profile, organization, gateContext } = useSession();
  const effectsOf = useImportEffects(definition, where);
  const titlesOf = useColumnTitles(definition.api);
  const [underWay, setUnderWay] = useState<ImportUnderWay>();
  const [offered, setOffered] = useState<KeptImport>();
  const [unclear, setUnclear] = useState<UnclearFile & { file: CheckedFile; kind: ImportKind }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const query = new URLSearchParams(where).toString();
  const key = journalKey(profile.id, organization.id, `${definition.id}?${query}`);

  useEffect(() => {
    if (!open) return undefined;
    let left = false;
    void importJournal.read(key, Date.now()).then((kept) => {
      if (!left) setOffered(kept);
    });
    return () => {
      left = true;
    };
  }, [open, key]);

  const last = useRef<Pick<ImportRunner, 'stop'>>(undefined);
  useEffect(() => () => last.current?.stop(), []);

  /** Its key in the journal: the list may be filtered differently by now. */
  const begun = useRef<string>(undefined);
  const begin = useCallback(
    (content: TaskContent) => {
      const names = createImportNames(content.columns, providerLookup(provider), text);
      const own = createCheckRow(content.columns, text);
      const rule = content.kind === 'create' ? definition.form?.atLeastOne : undefined;
      const labelOf = (name: string) =>
        text(definition.fields?.find((field) => field.name === name)?.label ?? name);
      const ruled = rule ? withOneOf(own, rule, content.columns, labelOf, text) : own;
      const check = withNameProblems(ruled, names);
      const task = createImportTask(content, (row) => {
        void importJournal.settle(key, row, content.columns);
        checks.changed(row);
      });
      const checks = createRowChecks(task, check);
      names.subscribe(checks.again);
      const runner = createRunner(task, effectsOf(task, key, check, names), () => {
        void queries.invalidateQueries({ queryKey: [definition.id, 'getList'] });
        const { error: failed, unheard } = task.counts();
        if (unheard > 0) notify(text('transfer.someUnheard'), { type: 'warning' });
        if (failed > 0) notify(text('transfer.someFailed'), { type: 'error' });
        else if (unheard === 0 && task.counts().pending === 0) {
          notify(text('transfer.allDone'), { type: 'success' });
          void importJournal.forget(key);
        }
      });
      last.current = {
        stop: () => {
          runner.stop();
          checks.stop();
        },
      };
      begun.current = key;
      setOffered(undefined);
      setUnderWay({ task, runner, check, checks, names });
    },
    [definition, effectsOf, key, notify, provider, queries, text],
  );

  const missingLabels = ({ kind, columns }: TaskContent, fields: readonly FieldModel[]) =>
    missingFields(kind, columns, fields).map(({ label }) => text(label));

  const readFile = async (file: CheckedFile, kind: ImportKind, choices?: ColumnChoices) => {
    setProblem(undefined);
    setBusy(true);
    try {
      const fields = await fieldsOf(definition, gateContext.server);
      const options = { contentType: file.contentType, query: where };
      const read = await readImportFile({
        file,
        parse: (content) => requestPreview(request, definition.api, content, options, fields),
        titles: () => titlesOf(fields),
        ...(choices && { choices }),
      });
      if ('unknown' in read) {
        const open = fields.filter((field) => isFillable(field) && !read.filled.has(field.name));
        setUnclear({ file, kind, unknown: read.unknown, open });
        return;
      }
      setUnclear(undefined);
      const { preview } = read;
      if (kind === 'update' && !preview.columns.some(({ field }) => field === 'id')) {
        setProblem(text('transfer.file.noId'));
        return;
      }
      const rows = preview.rows.map((values, index) => ({
        index,
        values,
        status: 'pending' as const,
      }));
      const content = { ...preview, rows, kind, fileName: file.file.name };
      const checked: TaskContent = { ...content, missing: missingLabels(content, fields) };
      // First: the journal must know the import before rows are announced.
      const kept = importJournal.keep(key, checked, Date.now());
      begin(checked);
      await kept;
    } catch (error) {
      setProblem(failureText(error) ?? text('errors.signedOut'));
    } finally {
      setBusy(false);
    }
  };
  const choose = (files: readonly File[], kind: ImportKind) => {
    const checked = checkFiles(files);
    if ('problem' in checked) setProblem(text(checked.problem));
    else void readFile(checked, kind);
  };

  const resume = async () => {
    if (!offered) return;
    const fields = await fieldsOf(definition, gateContext.server);
    const content = restoreImport(offered, fields, text('transfer.unheard'));
    begin({ ...content, missing: missingLabels(content, fields) });
  };

  return {
    underWay,
    /** An earlier import that was not finished. */
    offered,
    /** A file is being read. */
    busy,
    /** The problem with the file. */
    problem,
    /** The file has columns that nobody understands. */
    unclear,
    choose,
    /** Says what becomes of those columns, and goes on with the file. */
    chooseColumns: (choices: ColumnChoices) => {
      if (unclear) void readFile(unclear.file, unclear.kind, choices);
    },
    /** Goes back to the choice of a file. */
    leaveFile: () => {
      setUnclear(undefined);
      setProblem(undefined);
    },
    resume: () => void resume(),
    /** Deletes the unfinished or current import. */
    discard: () => {
      last.current?.stop();
      setUnderWay(undefined);
      setOffered(undefined);
      setProblem(undefined);
      void importJournal.forget(begun.current ?? key);
      begun.current = undefined;
    },
  };
}

/** The fields a row may have, refined by the server's metadata. */
async function fieldsOf(
  definition: ResourceDefinition,
  server: string | undefined,
): Promise<readonly FieldModel[]> {
  const metadata = await loadMetadata(definition.api, { list: true });
  return importFields(definition, server, metadata?.actions.POST);
}

/** Loads what titles of columns mean: the labels of fields in all languages, and those of the server. */
function useColumnTitles(api: string): (fields: readonly FieldModel[]) => Promise<ColumnTitles> {
  const text = useText();
  const parts = use(TextPartsContext);
  return useCallback(
    async (fields) => {
      const keys = fields.flatMap(({ label }) => (typeof label === 'string' ? [label] : []));
      const needed = [...new Set([START, ...keys.map(partOfKey)])];
      const [metadata, ...catalogues] = await Promise.all([
        loadMetadata(api, { list: true }),
        ...needed.map((part) => parts.inAllLanguages(part)),
      ]);
      const texts = (key: TextKey) =>
        catalogues.flat().flatMap((catalogue) => catalogue[key] ?? []);
      return columnTitles(fields, metadata?.actions.POST, ({ label }) => [
        text(label),
        ...(typeof label === 'string' ? texts(label) : []),
      ]);
    },
    [api, parts, text],
  );
}

/**
 * Restores an import after a reload. A row whose answer never arrived is marked and not sent again
 * by itself; rows without their secrets wait for them.
 *
 * @param unheard message for a row whose answer never arrived
 */
function restoreImport(
  kept: KeptImport,
  fields: readonly FieldModel[],
  unheard: string,
): TaskContent {
  const columns = kept.columns.map((column) => {
    const model = fields.find(({ name }) => name === column.field);
    return { ...column, ...(model && { model }) };
  });
  const rows = kept.rows.map((row, index): ImportRow => {
    const outcome = kept.outcomes.get(index);
    const status = outcome?.status ?? 'pending';
    const lost = outcome?.values ? outcome.lost : row.lost;
    return {
      index,
      values: outcome?.values ?? row.values,
      status: status === 'sent' ? { error: unheard, unheard: true } : status,
      ...(outcome?.recordId !== undefined && { recordId: outcome.recordId }),
      ...(lost && { lost }),
    };
  });
  return { kind: kept.kind, fileName: kept.fileName, columns, ignored: kept.ignored, rows };
}
