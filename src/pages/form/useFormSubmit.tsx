import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useNotify, type RaRecord, useDataProvider } from 'ra-core';
import { useContext, useRef, type ReactNode } from 'react';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import { useText } from '../../i18n/useText.ts';
import { SessionCommandsContext } from '../../session/sessionCommands.ts';
import { useChangeWarning } from '../dialogs/useChangeWarning.tsx';
import { useIsPageShown } from '../useIsPageShown.ts';
import type { Change } from './changes/formChanges.ts';
import { useEditConflict } from './conflicts/useEditConflict.tsx';
import type { FormFacts, FormOptions } from './formOptions.ts';
import { changedFields, updateValues, type FormValues } from './initialValues.ts';
import { shownPaths } from './shownPaths.ts';
import { valuesToSend } from './submission.ts';
import type { FormFailureState } from './useFormFailure.ts';
import { FORM_SOURCE } from './useFormSource.ts';
import { useSaveQuestion } from './useSaveQuestion.tsx';
import type { FormValuesState } from './useFormValues.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { app } from '#project/generated/app.ts';
import { encryptFields } from '../../api/encryption.ts';
import { kindQuery } from '../../fields/kinds.ts';
import { keptFields, wholeRecord } from '../wholeRecord.ts';

interface FormSubmit {
  submit(goOn?: boolean): Promise<void>;
  unsaved(): boolean;
  /** The open question before a save. */
  readonly questions: ReactNode;
}

interface FormSubmitState {
  readonly facts: FormFacts;
  readonly values: FormValuesState;
  readonly failures: FormFailureState;
  /** The fields of a newly chosen kind are loading. */
  readonly waiting: boolean;
  readonly changesIn: (values: FormValues) => readonly Change[];
  /** Deletes the draft. */
  forget(): void;
}

/** Saves a form: its checks and questions, the call, and what the form does after it. */
export function useFormSubmit(
  options: FormOptions,
  { facts, values, failures, waiting, changesIn, forget }: FormSubmitState,
): FormSubmit {
  const { definition, source, toSend, onSaved } = options;
  const isSentUnchanged = toSend !== undefined || options.save !== undefined;
  const { form, groups, record, situation, scope } = facts;
  const { methods, begun, begin, dirty } = values;
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const isShown = useIsPageShown();
  const signedOut = useContext(SessionCommandsContext)?.signedOut;
  const { mayChange, question: warning } = useChangeWarning(definition);
  const { maySave, question: doubt } = useSaveQuestion(facts);
  const conflicts = useEditConflict(source, record, scope);
  const call = useSave(options, facts);
  const { save = call } = options;
  const saved = useRef(false);
  const sending = useRef(false);

  const finish = async (result: RaRecord, sent: FormValues, goOn: boolean) => {
    const stays = form.after === 'stay';
    forget();
    saved.current = !goOn && !stays;
    void queries.invalidateQueries({
      queryKey: [definition.id],
      // Drops the form's data: after the save the record may have another id.
      predicate: ({ queryKey }) => !saved.current || queryKey[1] !== FORM_SOURCE,
    });
    // A form that stays open continues with the record from the server.
    if (stays) {
      conflicts.goOn(result);
      begin(updateValues(groups, result, { scope, now: Date.now() }));
    }
    await onSaved({ facts, result, values: sent, goOn });
    if (!goOn || stays) return;
    begin();
    failures.focus(shownPaths(groups, methods.getValues(), situation)[0]);
  };

  const send = async (valid: FormValues, goOn: boolean) => {
    if (record && !(await mayChange([record], changedFields(valid, begun)))) return;
    if (!(await maySave(valid, begun))) return;
    failures.clear();
    try {
      const settled = await conflicts.settle(valid, groups);
      if (!settled) return;
      const changes = valuesToSend(groups, settled.values, situation, scope, settled.record, begun);
      const result = await save(toSend ? toSend(changes, begun) : changes, settled.record);
      if (settled.taken.length > 0) {
        const fields = settled.taken.map(({ label }) => text(label)).join(', ');
        notify(text('pages.form.meanwhile.taken', { fields }), { type: 'info' });
      }
      await finish(result, valid, goOn);
    } catch (error) {
      const lines = failures.refuse(error, valid);
      // The form was left before the save failed: a notification says so.
      if (!isShown()) notify(lines.join('\n'), { type: 'error' });
    }
  };

  const submit = useEvent(async (goOn?: boolean) => {
    // A second press must not create a second record.
    if (sending.current || waiting) return;
    const filled = methods.getValues();
    if (record && !isSentUnchanged && changesIn(filled).length === 0) return;
    if (failures.refuseIncomplete(filled)) return;
    sending.current = true;
    const pressed = document.activeElement;
    try {
      await methods.handleSubmit((valid) => send(valid, goOn === true), failures.refuseInvalid)();
    } finally {
      sending.current = false;
      // The button was disabled meanwhile and has lost the focus.
      if (!saved.current && isShown()) restoreFocus(pressed);
    }
  });
  // After a new login the draft can be restored.
  const leavesForLogin = signedOut === 'asking' || signedOut === 'leaving';
  const unsaved = useEvent(() => dirty.current && !saved.current && !leavesForLogin);
  return { submit, unsaved, questions: doubt ?? warning ?? conflicts.question };
}

/** @param stored the record as the server has it now; undefined for a new one */
type Save = (changes: FormValues, stored: RaRecord | undefined) => Promise<RaRecord>;

/**
 * Saves the values: POST to the list for a new record, PUT or PATCH of an existing one (spec 1,
 * section 7). Encrypts secrets in a copy, so that a failed save can be repeated.
 */
function useSave(
  { definition, source, cloneFrom, toSend }: FormOptions,
  { form, fields, situation }: FormFacts,
): Save {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id: resource, single } = definition;
  const method = form.updateMethod;
  return async (changes, stored) => {
    const kept = keptFields(definition.fields, source.metadata);
    const isWhole = stored !== undefined && method === 'PUT' && !toSend;
    const values = isWhole ? wholeRecord(stored, kept, changes, situation.self) : changes;
    const data = await encryptFields(single ? withoutNull(values) : values, fields);
    const query = { ...kindQuery(definition, source.kind), ...single };
    if (stored) {
      const how = { ...(method === 'PATCH' && { method }), ...(single && { sole: true }) };
      const saved = await provider.update<RaRecord>(resource, {
        id: stored.id,
        data,
        previousData: stored,
        ...metaOf(query, fields, how),
      });
      return saved.data;
    }
    // The server may copy more fields of a clone's source than the form shows.
    const saved = await provider.create<RaRecord>(resource, {
      data,
      ...metaOf({ ...query, ...(cloneFrom !== undefined && { clone_from: cloneFrom }) }, fields),
    });
    return saved.data;
  };
}

/** A single record has no `null` values: empty fields are left out (contract: settings, section 0). */
function withoutNull(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Parameters of the call besides its data; undefined when there are none. */
function metaOf(
  query: Readonly<Record<string, string>>,
  fields: readonly FieldModel[],
  how: object = {},
): { meta?: object } {
  const meta = {
    ...(Object.keys(query).length > 0 && { query }),
    ...how,
    // The server reads times without zone in the zone that the call names.
    ...(fields.some(holdsServerTime) && { timeZone: app.serverTimeZone }),
  };
  return Object.keys(meta).length > 0 ? { meta } : {};
}

/** Is it, or does it contain, a time that the server stores without a zone? */
function holdsServerTime(field: FieldModel): boolean {
  return field.zone === 'server' || (field.fields?.some(holdsServerTime) ?? false);
}
