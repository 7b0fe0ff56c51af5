import {
  useEvent,
  CreateContextProvider,
  EditContextProvider,
  ResourceContextProvider,
  useGetOne,
  type RaRecord,
} from 'ra-core';
import { useCallback, useMemo, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { formChanges } from './changes/formChanges.ts';
import { useDraft } from './drafts/useDraft.ts';
import type { FormOptions, FormFacts } from './formOptions.ts';
import type { FormValues } from './initialValues.ts';
import {
  FormStatusContext,
  type ResourceForm,
  ResourceFormContext,
  useFormStatus,
  useResourceForm,
} from './formContexts.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormSubmit } from './useFormSubmit.tsx';
import { useFormValues } from './useFormValues.ts';
import { FieldsForm } from '../../fields/edit/FieldsForm.tsx';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { decidingFields } from './useFormSource.ts';
import { formParts } from './formParts.ts';

interface FormProviderProps extends FormOptions {
  readonly children: ReactNode;
}

/** A form: its values, draft, checks, save and errors. The parts inside read its contexts. */
export function FormProvider({ children, ...options }: FormProviderProps): ReactNode {
  const { definition, cloneFrom, place } = options;
  const { me, organization } = useSession();
  const facts = useFormFacts(options);
  const { groups, situation, record } = facts;
  const values = useFormValues(facts, options);
  const { methods, begun } = values;
  const failures = useFormFailure(facts, methods, begun, options.refused);
  const waiting = useDecisions(options, methods);
  const draft = useDraft(
    place && JSON.stringify([me.id, organization.id, place, record?.id ?? cloneFrom ?? null]),
    groups,
    methods,
  );
  const { forget } = draft;
  const changesIn = useCallback(
    (filled: FormValues) => (record ? formChanges(groups, begun, filled, situation) : []),
    [begun, groups, record, situation],
  );
  const { submit, unsaved, questions } = useFormSubmit(options, {
    facts,
    values,
    failures,
    waiting,
    changesIn,
    forget,
  });
  const reset = useEvent(() => {
    failures.clear();
    methods.reset();
  });
  const resourceForm = useMemo(
    (): ResourceForm => ({
      ...facts,
      definition,
      methods,
      begun,
      changesIn,
      unsaved,
      submit,
      reset,
      forget,
    }),
    [facts, definition, methods, begun, changesIn, unsaved, submit, reset, forget],
  );
  const { failure, alertRef } = failures;
  const submitting = methods.formState.isSubmitting;
  return (
    <ResourceFormContext value={resourceForm}>
      <FormStatusContext
        value={{ submitting, busy: submitting || waiting, failure, alertRef, draft }}
      >
        {questions}
        <ReactAdminForm>{children}</ReactAdminForm>
      </FormStatusContext>
    </ResourceFormContext>
  );
}

/**
 * react-admin's contexts of a form: resource, record, values, and what saves them. Its controllers
 * are not used: drafts, conflicts, kinds of records and the page after the save are ours.
 */
function ReactAdminForm({ children }: { readonly children: ReactNode }): ReactNode {
  const { definition, record, methods, submit } = useResourceForm();
  const { submitting } = useFormStatus();
  const resource = definition.id;
  const { refetch } = useGetOne<RaRecord>(resource, { id: record?.id ?? '' }, { enabled: false });
  const about = {
    resource,
    saving: submitting,
    mutationMode: 'pessimistic',
    /** The form itself opens the page after the save. */
    redirect: false,
    isFetching: false,
    isLoading: false,
    isPending: false,
    save: async (values: Partial<RaRecord>) => {
      for (const [name, value] of Object.entries(values)) {
        if (methods.getValues(name) === value) continue;
        methods.setValue(name, value, { shouldDirty: true });
      }
      await submit();
    },
  } as const;
  const form = <FieldsForm methods={methods}>{children}</FieldsForm>;
  return (
    <ResourceContextProvider value={resource}>
      {record ? (
        <EditContextProvider
          value={{ ...about, record, refetch, error: null, redirectOnError: 'list' }}
        >
          {form}
        </EditContextProvider>
      ) : (
        <CreateContextProvider value={about}>{form}</CreateContextProvider>
      )}
    </ResourceContextProvider>
  );
}

/**
 * Reports a choice in a deciding field of a new form: the kind of the record or its parent.
 *
 * @returns true while the fields of a newly chosen kind are loading
 */
function useDecisions(
  { definition, mode, source, query, onDecided }: FormOptions,
  { control }: UseFormReturn<FormValues>,
): boolean {
  const names = decidingFields(definition);
  const chosen = useWatch({ control, name: names });
  const open = mode === 'create' ? names : [];
  const decided = open.flatMap((name, place): (readonly [string, string])[] => {
    const value = chosen[place];
    const known = name === definition.variants?.by ? (query[name] ?? source.kind) : query[name];
    return typeof value === 'string' && value !== '' && value !== known ? [[name, value]] : [];
  });
  const [name, value] = decided[0] ?? [];
  useEffect(() => {
    if (name !== undefined && value !== undefined) onDecided?.(name, value);
  }, [name, value, onDecided]);
  const by = definition.variants?.by;
  const kind = by === undefined ? undefined : chosen[names.indexOf(by)];
  return mode === 'create' && typeof kind === 'string' && kind !== '' && kind !== source.kind;
}

/** Joins what the manifest and the server say about a form. The same object until one of them changes. */
function useFormFacts(options: FormOptions): FormFacts {
  const { definition, declared, source, mode, query } = options;
  const { me, gateContext } = useSession();
  const [openedWith] = useState(query);
  const record = mode === 'update' ? source.record : undefined;
  const parts = useMemo(
    () => formParts(definition, declared, source, mode !== 'update', gateContext),
    [definition, declared, source, mode, gateContext],
  );
  return useMemo(
    () => ({
      ...parts,
      record,
      situation: {
        mode,
        query: openedWith,
        self: record !== undefined && record.id === me.id,
        ...(record && { record }),
      },
      scope: { me, query, ...(record && { record }) },
    }),
    [parts, record, mode, openedWith, me, query],
  );
}
