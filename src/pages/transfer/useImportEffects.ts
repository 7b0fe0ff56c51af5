import { useCallback } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { loadMetadata, request } from '../../api/client.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useFailureText } from '../useFailureText.ts';
import { keptFields } from '../wholeRecord.ts';
import { createExistingRecords, RECORDS_PER_CALL } from './existingRecords.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportTask } from './importTask.ts';
import { importJournal } from './journal.ts';
import { rowErrorText } from './rowErrors.ts';
import type { ImportEffects } from './runImport.ts';
import type { CheckRow } from './checkRow.ts';
import type { ImportNames } from './names/importNames.ts';
import { problemText } from './problemText.ts';
import { sendRow, sendRows, targetId } from './sendRow.ts';
import { useText } from '../../i18n/useText.ts';

/** The effects of an import: sends rows, stores them in the journal, words failures. */
export function useImportEffects(
  definition: ResourceDefinition,
  where: Readonly<Record<string, string>>,
): (task: ImportTask, key: string, check: CheckRow, names: ImportNames) => ImportEffects {
  const text = useText();
  const failureText = useFailureText();
  const { me } = useSession();
  return useCallback(
    (task: ImportTask, key: string, check: CheckRow, names: ImportNames) => {
      const { kind, columns } = task;
      const place = { request, definition, query: where };
      const target = {
        ...place,
        kind,
        me: me.id,
        columns,
        say: text,
        resolved: names.resolved,
        existing: createExistingRecords({ ...place, now: () => performance.now() }),
        kept: async () => {
          const metadata = await loadMetadata(definition.api, { list: true });
          const { PUT, POST } = metadata?.actions ?? {};
          return keptFields(definition.fields, PUT ?? POST);
        },
        ahead: ({ index }: ImportRow) =>
          task
            .pendingAfter(index, RECORDS_PER_CALL - 1)
            .flatMap((row) => targetId(row, kind) ?? []),
      };
      const labels = (fields: readonly string[]) =>
        columns.flatMap(({ field, label }) => (fields.includes(field) ? [label] : [])).join(', ');
      return {
        announce: (rows: readonly ImportRow[]) => importJournal.announce(key, rows),
        send: async (row: ImportRow) => {
          // A name that was written while the import runs.
          await names.settle([row]);
          return sendRow(row, target);
        },
        sendMany: async (rows: readonly ImportRow[]) => {
          await names.settle(rows);
          return sendRows(rows, target);
        },
        say: (error: unknown) =>
          rowErrorText(error, columns, (whole) => failureText(whole) ?? text('errors.unknown')),
        refuse: (row: ImportRow) => {
          if (row.lost) return text('transfer.lost', { columns: labels(row.lost) });
          if (kind === 'update' && targetId(row, kind) === undefined) return text('transfer.noId');
          return problemText(check(row), text);
        },
        // Not the profile: its refusal leaves for the login page without a question.
        checkSession: () =>
          request(modelAddress(definition.api), { query: { ...where, limit: 1 }, quiet: true }),
        pause: (milliseconds: number) =>
          new Promise<void>((resolve) => {
            setTimeout(resolve, milliseconds);
          }),
      };
    },
    [definition, failureText, me, text, where],
  );
}
