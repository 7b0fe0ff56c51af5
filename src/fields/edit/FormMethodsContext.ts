import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

export type FormMethods = Omit<UseFormReturn, 'formState'>;

export const FormMethodsContext = createContext<FormMethods | undefined>(undefined);

/**
 * The methods of the form around a field. `useFormContext` has them too, but draws its component anew with every
 * change of the form's state: with the first letter typed, each field of the form.
 *
 * @throws outside of a `FieldsForm`
 */
export function useFormMethods(): FormMethods {
  const methods = useContext(FormMethodsContext);
  if (!methods) throw new Error('A field stands outside of a FieldsForm.');
  return methods;
}
