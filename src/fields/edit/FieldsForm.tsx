import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormMethodsContext, type FormMethods } from './FormMethodsContext.ts';

interface FieldsFormProps<Values extends FieldValues> {
  /** Of `useForm`, which returns the same object each time. */
  readonly methods: UseFormReturn<Values>;
  readonly children: ReactNode;
}

/** Gives a form to the fields inside (`FieldInput`), and to whatever else reads `useFormContext`. */
export function FieldsForm<Values extends FieldValues>(props: FieldsFormProps<Values>): ReactNode {
  const { methods, children } = props;
  return (
    <FormMethodsContext value={methods as unknown as FormMethods}>
      <FormProvider {...methods}>{children}</FormProvider>
    </FormMethodsContext>
  );
}
