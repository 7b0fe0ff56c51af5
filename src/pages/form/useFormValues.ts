import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CHECKED_WHEN_LEFT } from '../../fields/edit/checkedWhenLeft.ts';
import { useText } from '../../i18n/useText.ts';
import type { FormFacts, FormOptions } from './formOptions.ts';
import { valuesOfNextKind } from './formParts.ts';
import { cloneValues, createValues, updateValues, type FormValues } from './initialValues.ts';

export type FormValuesState = ReturnType<typeof useFormValues>;

/** The values of a form, from its start through changes of the record's kind. */
export function useFormValues(facts: FormFacts, options: FormOptions) {
  const { groups, scope } = facts;
  const { definition, source, mode } = options;
  const text = useText();
  const startValues = useCallback((): FormValues => {
    const beginning = { scope, now: Date.now() };
    if (mode === 'update') return updateValues(groups, source.record ?? {}, beginning);
    if (mode === 'create') return createValues(groups, beginning);
    const mark = (name: string) => text('pages.form.cloneName', { name });
    return cloneValues(groups, source.record ?? {}, beginning, mark, definition.record.title);
  }, [definition, groups, mode, scope, source.record, text]);
  const [defaultValues] = useState(startValues);
  const [begun, setBegun] = useState(defaultValues);
  const methods = useForm<FormValues>({
    defaultValues,
    ...CHECKED_WHEN_LEFT,
    shouldFocusError: false,
  });

  const { subscribe } = methods;
  const dirty = useRef(false);
  // Before the effects of the parts inside, which may change values.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => {
          dirty.current = isDirty;
        },
      }),
    [subscribe],
  );

  const drawn = useRef({ kind: source.kind, facts });
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { kind: source.kind, facts };
    const into = definition.variants?.into;
    if (into === undefined || before.kind === source.kind) return;
    const beginning = { scope, now: Date.now() };
    const both = [before.facts, facts] as const;
    methods.setValue(into, valuesOfNextKind(into, methods.getValues(), both, beginning));
  }, [source.kind, facts, definition, scope, methods]);

  const begin = useCallback(
    (values = startValues()) => {
      methods.reset(values);
      setBegun(values);
    },
    [methods, startValues],
  );
  return {
    methods,
    /** The values that the form began with, or that were saved last. */
    begun,
    /** Begins anew: with these values, by default with those of the start. */
    begin,
    /** Has a value been changed? Read when the form is left: nothing is drawn when it changes. */
    dirty,
  };
}
