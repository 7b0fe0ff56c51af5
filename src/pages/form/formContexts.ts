import { createContext, useContext, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { Change } from './changes/formChanges.ts';
import type { DraftControl } from './drafts/useDraft.ts';
import type { FormFailure } from './FormErrors.tsx';
import type { FormFacts } from './formOptions.ts';
import type { FormValues } from './initialValues.ts';

/** A form and what can be done with it. The same object while values are typed. */
export interface ResourceForm extends FormFacts {
  readonly definition: ResourceDefinition;
  readonly methods: UseFormReturn<FormValues>;
  /** The form's values of the stored record. */
  readonly begun: FormValues;
  /** What a save of these values would change in the stored record; nothing for a new record. */
  changesIn(values: FormValues): readonly Change[];
  /** Are there unsaved changes? Called at the moment of leaving. */
  unsaved(): boolean;
  /**
   * Checks and saves; settled when it is saved or refused. Without a change nothing is sent.
   *
   * @param goOn the user wants to create another
   */
  submit(goOn?: boolean): Promise<void>;
  reset(): void;
  /** Deletes the draft: the form is left without a save. */
  forget(): void;
}

/** How a form fares: apart from the form itself, so that its sections are not drawn with each change. */
interface FormStatus {
  /** It is being saved. */
  readonly submitting: boolean;
  /** It cannot be saved now: it is being saved, or the fields of a newly chosen kind are loading. */
  readonly busy: boolean;
  readonly failure: FormFailure | undefined;
  /** The alert that shows the failure. */
  readonly alertRef: RefObject<HTMLDivElement | null>;
  readonly draft: DraftControl;
}

export const ResourceFormContext = createContext<ResourceForm | undefined>(undefined);
export const FormStatusContext = createContext<FormStatus | undefined>(undefined);

/**
 * The form around a part of it.
 *
 * @throws outside of a `FormProvider`
 */
export function useResourceForm(): ResourceForm {
  return inForm(useContext(ResourceFormContext));
}

/**
 * The status of the form around a part of it.
 *
 * @throws outside of a `FormProvider`
 */
export function useFormStatus(): FormStatus {
  return inForm(useContext(FormStatusContext));
}

function inForm<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A part of a form stands outside of a FormProvider.');
  return value;
}
