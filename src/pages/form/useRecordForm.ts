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
import type { AfterSave, FormModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { SessionCommandsContext } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useGraveQuestion } from '../dialogs/useGraveQuestion.tsx';
import { useIsPageShown } from '../useIsPageShown.ts';
import { keptFields, wholeRecord } from '../wholeRecord.ts';
import { holdsSecrets } from './drafts/draftValues.ts';
import { useDraft, type DraftControl } from './drafts/useDraft.ts';
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
import { shownPaths } from './shownPaths.ts';
import { valuesToSend } from './submission.ts';
import { FORM_SOURCE, type FormSource } from './useFormSource.ts';
import { useDecisions } from './useDecisions.ts';
import { useSave } from './useSave.ts';
import { useSaveFailure } from './useSaveFailure.ts';
import { useText } from '../../i18n/useText.ts';

export interface RecordFormOptions {
  readonly definition: ResourceDefinition;
  /** The form of the manifest; undefined where the server's metadata alone gives one. */
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
  readonly mode: 'create' | 'update' | 'clone';
  readonly cloneFrom: string | undefined;
  /** What presets a new record and what conditions ask: the query of the address. */
  readonly query: FormSituation['query'];
  /** Where the form stands: with the record it names the draft. */
  readonly place: string;
  /** Something is chosen that decides what the form is about: its kind, or the record it lives below. */
  onDecided(name: string, value: string): void;
  /** The record is saved; `goOn`: the person wants to make the next one. */
  onSaved(result: RaRecord, goOn: boolean): void | Promise<void>;
}

export interface RecordFormState {
  readonly methods: UseFormReturn<FormValues>;
  readonly form: FormModel;
  readonly groups: readonly FormGroup[];
  readonly situation: FormSituation;
  readonly scope: ReferenceScope;
  /** The record that is changed; undefined for a new one. */
  readonly record: RaRecord | undefined;
  /** The warning that a grave change waits for; belongs into the page. */
  readonly warning: ReactNode;
  readonly failure: FormFailure | undefined;
  readonly alertRef: RefObject<HTMLDivElement | null>;
  /** Where the person goes after the save. */
  readonly after: AfterSave;
  readonly draft: DraftControl;
  /** Some of its fields are secrets, which no draft keeps. */
  readonly secrets: boolean;
  /** What has been chosen decides what the form is about, and that is on its way. */
  readonly waiting: boolean;
  /** Somebody else has changed the same fields: what shall become of them? */
  readonly question: Question | undefined;
  /** Is there something to lose? Asked at the moment of leaving. */
  unsaved(): boolean;
  submit(goOn: boolean): void;
  reset(): void;
}

/** Everything a form does besides being drawn: where it begins, what it sends, what it keeps. */
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
  const { fields, form, groups } = parts;
  const kept = useMemo(
    () => keptFields(definition.fields, source.metadata),
    [definition.fields, source.metadata],
  );
  const after = record ? form.afterUpdate : form.afterCreate;
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
  const methods = useForm<FormValues>({
    defaultValues,
    mode: 'onTouched',
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
    // Who has to log in again finds the draft afterwards.
    () => isDirty && !saved.current && !leavesForLogin,
    [isDirty, leavesForLogin],
  );
  const [failure, setFailure] = useState<FormFailure>();
  const alertRef = useRef<HTMLDivElement>(null);
  const { mayChange, question: warning } = useGraveQuestion(definition);
  const save = useSave({ definition, form, fields, record, cloneFrom, kind: source.kind });
  const meanwhile = useEditConflict(source, record, () => ({ scope, now: Date.now() }));
  const readFailure = useSaveFailure(fields, record ? 'update' : 'create');

  /** What takes the focus once it is drawn: the first field in error, else the alert. */
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
      // What the form began with is done with when it is left: the record may have another id now.
      predicate: ({ queryKey }) => !saved.current || queryKey[1] !== FORM_SOURCE,
    });
    // What stays in view is the record as the server has it now.
    if (after === 'stay') meanwhile.goOn(result);
    if (after === 'stay') methods.reset(updateValues(groups, result, { scope, now: Date.now() }));
    await onSaved(result, goOn);
    if (!goOn || after === 'stay') return;
    methods.reset(beginning());
    show(shownPaths(groups, methods.getValues(), situation)[0]);
  };

  const send = async (goOn: boolean) =>
    methods.handleSubmit(
      async (values) => {
        if (record && !(await mayChange([record], changedFields(values, defaultValues)))) return;
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
          const result = await save(whole ? wholeRecord(settled.record, kept, changes) : changes);
          notifyTaken(settled.taken);
          await finish(result, goOn);
        } catch (error) {
          const told = readFailure(error, shownPaths(groups, known, situation));
          for (const { path, message } of told.fields) {
            methods.setError(path, { type: 'server', message });
          }
          if (!stillHere()) {
            // Nobody sees the form any more: whoever left it hears that it was not saved.
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
    methods,
    form,
    groups,
    situation,
    scope,
    record,
    warning,
    failure,
    alertRef,
    after,
    draft,
    secrets: holdsSecrets(placed),
    waiting,
    question: meanwhile.question,
    unsaved,
    submit: (goOn) => {
      // A second press before the first is answered must not create a second record.
      if (sending.current || waiting) return;
      sending.current = true;
      void send(goOn).finally(() => {
        sending.current = false;
      });
    },
    reset: () => {
      setFailure(undefined);
      methods.reset();
    },
  };
}
