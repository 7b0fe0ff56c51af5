import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'ra-core';
import {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ReferenceScope } from '../../../codegen/model/references.ts';
import type { AfterSave, FormModel } from '../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { CHECKED_WHEN_LEFT } from '../../fields/edit/checkedWhenLeft.ts';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import { SessionCommandsContext } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useChangeWarning } from '../dialogs/useChangeWarning.tsx';
import { useIsPageShown } from '../useIsPageShown.ts';
import { keptFields, wholeRecord } from '../wholeRecord.ts';
import { holdsSecrets } from './drafts/draftValues.ts';
import { useDraft, type DraftControl } from './drafts/useDraft.ts';
import { formChanges, type Change } from './changes/formChanges.ts';
import { focusField } from './focusField.ts';
import type { FormFailure } from './FormErrors.tsx';
import { formParts, valuesOfNextKind } from './formParts.ts';
import type { FormGroup, FormSituation } from './formState.ts';
import {
  changedFields,
  cloneValues,
  createValues,
  updateValues,
  type FormValues,
} from './initialValues.ts';
import { useEditConflict, type Question } from './conflicts/useEditConflict.ts';
import { missingNow } from './missingFields.ts';
import { shownPaths } from './shownPaths.ts';
import { valuesToSend } from './submission.ts';
import { FORM_SOURCE, type FormSource } from './useFormSource.ts';
import { useDecisions } from './useDecisions.ts';
import { useSave } from './useSave.ts';
import { useSaveQuestion } from './questions/useSaveQuestion.tsx';
import { useSaveFailure } from './useSaveFailure.ts';
import { useText } from '../../i18n/useText.ts';

interface RecordFormOptions {
  readonly definition: ResourceDefinition;
  /** The declared form; undefined when it is derived from the server's metadata. */
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
  readonly mode: 'create' | 'update' | 'clone';
  readonly cloneFrom: string | undefined;
  /** The query of the address: presets of a new record and values for conditions. */
  readonly query: FormSituation['query'];
  /** Names the form; together with the record it is the key of the draft. */
  readonly place: string;
  /** A deciding field was chosen: the kind of the record or its parent. */
  onDecided(name: string, value: string): void;
  /** The record is saved; with `goOn` the person wants to create another. */
  onSaved(result: RaRecord, goOn: boolean): void | Promise<void>;
}

export interface RecordFormState {
  readonly resource: string;
  readonly methods: UseFormReturn<FormValues>;
  readonly form: FormModel;
  readonly groups: readonly FormGroup[];
  readonly situation: FormSituation;
  readonly scope: ReferenceScope;
  readonly record: RaRecord | undefined;
  /** The open question before a save, to be rendered in the page. */
  readonly warning: ReactNode;
  readonly failure: FormFailure | undefined;
  readonly alertRef: RefObject<HTMLDivElement | null>;
  /** What happens after the save. */
  readonly after: AfterSave;
  readonly draft: DraftControl;
  /** The form has secrets, which drafts do not hold. */
  readonly secrets: boolean;
  /** The fields of a newly chosen kind are loading. */
  readonly waiting: boolean;
  /** The open question about a conflicting change. */
  readonly question: Question | undefined;
  /** The form's values of the stored record. */
  readonly begun: FormValues;
  /** What a save of these values would change in the stored record; nothing for a new record. */
  readonly changesIn: (values: FormValues) => readonly Change[];
  /** Are there unsaved changes? Called at the moment of leaving. */
  unsaved(): boolean;
  /** Checks and saves; settled when it is saved or refused. Without a change nothing is sent. */
  submit(goOn: boolean): Promise<void>;
  reset(): void;
}

/** The state of a form: initial values, draft, conflicts, save and errors. */
export function useRecordForm(options: RecordFormOptions): RecordFormState {
  const { definition, declared, source, mode, cloneFrom, query, place, onDecided, onSaved } =
    options;
  const text = useText();
  const notify = useNotify();
  const stillHere = useIsPageShown();
  const queries = useQueryClient();
  const { me, organization, gateContext } = useSession();
  const signedOut = useContext(SessionCommandsContext)?.signedOut;
  const leavesForLogin = signedOut === 'asking' || signedOut === 'leaving';
  const [openedWith] = useState(query);
  const record = mode === 'update' ? source.record : undefined;

  const parts = useMemo(
    () => formParts(definition, declared, source, mode !== 'update', gateContext),
    [definition, declared, source, mode, gateContext],
  );
  const { fields, form, groups, missing } = parts;
  const kept = useMemo(
    () => keptFields(definition.fields, source.metadata),
    [definition.fields, source.metadata],
  );
  const { after } = form;
  const placed = useMemo(
    () => groups.flatMap((group) => group.entries.map(({ field }) => field)),
    [groups],
  );
  const situation: FormSituation = useMemo(
    () => ({
      mode,
      query: openedWith,
      self: record !== undefined && record.id === me.id,
      ...(record && { record }),
    }),
    [mode, openedWith, record, me.id],
  );
  const scope = useMemo(() => ({ me, query, ...(record && { record }) }), [me, query, record]);
  const beginning = useCallback((): FormValues => {
    const start = { scope, now: Date.now() };
    if (mode === 'update') return updateValues(groups, source.record ?? {}, start);
    if (mode === 'create') return createValues(groups, start);
    const mark = (name: string) => text('pages.form.cloneName', { name });
    return cloneValues(groups, source.record ?? {}, start, mark);
  }, [groups, mode, scope, source.record, text]);

  const [defaultValues] = useState(beginning);
  const [begun, setBegun] = useState(defaultValues);
  const changesIn = useCallback(
    (values: FormValues) => (record ? formChanges(groups, begun, values, situation) : []),
    [begun, groups, record, situation],
  );
  const methods = useForm<FormValues>({
    defaultValues,
    ...CHECKED_WHEN_LEFT,
    shouldFocusError: false,
  });
  const waiting = useDecisions({ definition, mode, source, query, methods, onDecided });
  const drawn = useRef({ kind: source.kind, parts });
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { kind: source.kind, parts };
    const into = definition.variants?.into;
    if (into === undefined || before.kind === source.kind) return;
    const start = { scope, now: Date.now() };
    const both = [before.parts, parts] as const;
    methods.setValue(into, valuesOfNextKind(into, methods.getValues(), both, start));
  }, [source.kind, parts, definition, scope, methods]);
  const { isDirty } = methods.formState;
  const key = JSON.stringify([me.id, organization.id, place, record?.id ?? cloneFrom ?? null]);
  const draft = useDraft(key, placed, methods);
  const saved = useRef(false);
  const sending = useRef(false);
  const unsaved = useCallback(
    // After a new login the draft can be restored.
    () => isDirty && !saved.current && !leavesForLogin,
    [isDirty, leavesForLogin],
  );
  const incomplete = (values: FormValues): FormFailure | undefined => {
    const labels = missingNow(missing, values, situation).map(({ label }) => text(label));
    if (labels.length === 0) return undefined;
    return { title: text('pages.form.missing'), lines: [...new Set(labels)] };
  };
  const [failure, setFailure] = useState(() => incomplete(defaultValues));
  const alertRef = useRef<HTMLDivElement>(null);
  const { mayChange, question: warning } = useChangeWarning(definition);
  const { maySave, question: doubt } = useSaveQuestion(form, situation);
  const save = useSave({ definition, form, fields, record, cloneFrom, kind: source.kind });
  const meanwhile = useEditConflict(source, record, () => ({ scope, now: Date.now() }));
  const readFailure = useSaveFailure(fields, record ? 'update' : 'create');

  /** Focused after the next render: the first field with an error, else the alert. */
  const [target, setTarget] = useState<{ readonly path: string | undefined }>();
  const show = (path: string | undefined) => setTarget({ path });
  useEffect(() => {
    if (!target) return;
    if (target.path === undefined) alertRef.current?.focus();
    else focusField(target.path);
  }, [target]);

  const notifyTaken = (taken: readonly FieldModel[]) => {
    if (taken.length === 0) return;
    const fieldNames = taken.map(({ label }) => text(label)).join(', ');
    notify(text('pages.form.meanwhile.taken', { fields: fieldNames }), { type: 'info' });
  };

  const finish = async (result: RaRecord, goOn: boolean) => {
    draft.forget();
    saved.current = !goOn && after !== 'stay';
    void queries.invalidateQueries({
      queryKey: [definition.id],
      // Drops the form's data: after the save the record may have another id.
      predicate: ({ queryKey }) => !saved.current || queryKey[1] !== FORM_SOURCE,
    });
    // A form that stays open continues with the record from the server.
    if (after === 'stay') {
      meanwhile.goOn(result);
      const stored = updateValues(groups, result, { scope, now: Date.now() });
      methods.reset(stored);
      setBegun(stored);
    }
    await onSaved(result, goOn);
    if (!goOn || after === 'stay') return;
    methods.reset(beginning());
    show(shownPaths(groups, methods.getValues(), situation)[0]);
  };

  const send = async (goOn: boolean) =>
    methods.handleSubmit(
      async (values) => {
        if (record && !(await mayChange([record], changedFields(values, begun)))) return;
        if (!(await maySave(values))) return;
        setFailure(undefined);
        const known = { ...record, ...values };
        try {
          const settled =
            record && source.reread
              ? await meanwhile.settle(values, groups)
              : { values, record, taken: [] };
          if (!settled) return;
          const changes = valuesToSend(groups, settled.values, situation, scope, settled.record);
          const whole = settled.record && form.updateMethod === 'PUT';
          const result = await save(
            whole ? wholeRecord(settled.record, kept, changes, situation.self) : changes,
          );
          notifyTaken(settled.taken);
          await finish(result, goOn);
        } catch (error) {
          const told = readFailure(error, shownPaths(groups, known, situation));
          for (const { path, message } of told.fields) {
            methods.setError(path, { type: 'server', message });
          }
          if (!stillHere()) {
            // The form was left before the save failed: a notification says so.
            const { title, lines } = told.failure;
            const why = [title, ...told.fields.map(({ message }) => message), ...lines];
            notify(why.join('\n'), { type: 'error', multiLine: true });
            return;
          }
          setFailure(told.failure);
          show(told.fields[0]?.path);
        }
      },
      (errors) => {
        const paths = shownPaths(groups, { ...record, ...methods.getValues() }, situation);
        const first = paths.find((path) => methods.getFieldState(path).error !== undefined);
        setFailure(undefined);
        show(first ?? Object.keys(errors)[0]);
      },
    )();

  return {
    resource: definition.id,
    methods,
    form,
    groups,
    situation,
    scope,
    record,
    warning: doubt ?? warning,
    failure,
    alertRef,
    after,
    draft,
    secrets: holdsSecrets(placed),
    waiting,
    question: meanwhile.question,
    begun,
    changesIn,
    unsaved,
    submit: async (goOn) => {
      // A second press must not create a second record.
      if (sending.current || waiting) return;
      if (record && changesIn(methods.getValues()).length === 0) return;
      const refused = incomplete(methods.getValues());
      if (refused) {
        setFailure(refused);
        show(undefined);
        return;
      }
      sending.current = true;
      const pressed = document.activeElement;
      try {
        await send(goOn);
      } finally {
        sending.current = false;
        // The button was disabled meanwhile and has lost the focus.
        if (!saved.current && stillHere()) restoreFocus(pressed);
      }
    },
    reset: () => {
      setFailure(undefined);
      methods.reset();
    },
  };
}
