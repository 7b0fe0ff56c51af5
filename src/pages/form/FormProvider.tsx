import { useEvent } from 'ra-core';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { formChanges } from './changes/formChanges.ts';
import { useDraft } from './drafts/useDraft.ts';
import type { FormOptions } from './formOptions.ts';
import type { FormValues } from './initialValues.ts';
import { ReactAdminForm } from './ReactAdminForm.tsx';
import { FormStatusContext, type ResourceForm, ResourceFormContext } from './formContexts.ts';
import { useDecisions } from './useDecisions.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormFacts } from './useFormFacts.ts';
import { useFormSubmit } from './useFormSubmit.tsx';
import { useFormValues } from './useFormValues.ts';

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
  const failures = useFormFailure(facts, methods, begun);
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
