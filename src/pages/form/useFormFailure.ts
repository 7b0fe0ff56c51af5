import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/useText.ts';
import { focusField } from './focusField.ts';
import type { FormFailure } from './FormErrors.tsx';
import type { FormFacts } from './formOptions.ts';
import type { FormValues } from './initialValues.ts';
import { missingNow } from './missingFields.ts';
import { shownPaths } from './shownPaths.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { isApiError } from '../../api/errors.ts';
import { FieldIdContext } from '../../fields/edit/FieldIdContext.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { useFailureText } from '../useFailureText.ts';
import { NotChecked } from './conflicts/useEditConflict.tsx';
import { sortErrors } from './serverErrors.ts';

export type FormFailureState = ReturnType<typeof useFormFailure>;

/** Why a form is not saved: the alert above it, the errors of its fields, and the focus on the first of them. */
export function useFormFailure(
  facts: FormFacts,
  methods: UseFormReturn<FormValues>,
  begun: FormValues,
  refused: TextKey | undefined,
) {
  const { groups, missing, situation, record } = facts;
  const text = useText();
  const readFailure = useSaveFailure(facts, refused);
  const incomplete = (values: FormValues): FormFailure | undefined => {
    const labels = missingNow(missing, values, situation).map(({ label }) => text(label));
    if (labels.length === 0) return undefined;
    return { title: text('pages.form.missing'), lines: [...new Set(labels)] };
  };
  const [failure, setFailure] = useState(() => incomplete(begun));
  const prefix = use(FieldIdContext);
  const alertRef = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ readonly path: string | undefined }>();
  useEffect(() => {
    if (!target) return;
    if (target.path === undefined) alertRef.current?.focus();
    else focusField(target.path, prefix);
  }, [prefix, target]);
  const focus = useCallback((path: string | undefined) => setTarget({ path }), []);
  const pathsWith = (values: FormValues) => shownPaths(groups, { ...record, ...values }, situation);

  return {
    failure,
    alertRef,
    clear: () => setFailure(undefined),
    /** Focuses a field, or the alert, as soon as it is drawn. */
    focus,
    /** Says which fields the server lacks, without which nothing may be sent. @returns whether there are any */
    refuseIncomplete: (values: FormValues) => {
      const lacking = incomplete(values);
      if (!lacking) return false;
      setFailure(lacking);
      focus(undefined);
      return true;
    },
    /** Leads to the first field that is filled in wrongly. */
    refuseInvalid: (errors: FieldErrors<FormValues>) => {
      const first = pathsWith(methods.getValues()).find(
        (path) => methods.getFieldState(path).error !== undefined,
      );
      setFailure(undefined);
      focus(first ?? Object.keys(errors)[0]);
    },
    /** Shows why a save failed, in the fields and above them. @returns the same as lines */
    refuse: (error: unknown, values: FormValues) => {
      const refused = readFailure(error, pathsWith(values));
      for (const { path, message } of refused.fields) {
        methods.setError(path, { type: 'server', message });
      }
      setFailure(refused.failure);
      focus(refused.fields[0]?.path);
      const { title, lines } = refused.failure;
      return [title, ...refused.fields.map(({ message }) => message), ...lines];
    },
  };
}

/** Reads why a save failed: errors of visible fields, and everything else for the alert. */
function useSaveFailure({ fields, record }: FormFacts, refused: TextKey | undefined) {
  const text = useText();
  const failureText = useFailureText();
  return (given: unknown, shown: readonly string[]) => {
    const unchecked = given instanceof NotChecked;
    const error = unchecked ? given.cause : given;
    const messages = isApiError(error) ? (error.fields ?? {}) : {};
    const sorted = sortErrors(messages, shown, (place, message) =>
      text('pages.form.entry', { place, message }),
    );
    const rest = sorted.rest.map(({ path, message }) => {
      const field = fieldAt(fields, path);
      // A field that the form does not know has no name that users know.
      return field ? text('pages.form.fieldError', { field: text(field.label), message }) : message;
    });
    const whole =
      Object.keys(messages).length === 0 ? failureText(error) : isApiError(error) && error.text;
    const isLost = isApiError(error) && error.unheard;
    const failed = refused ?? (record ? 'forms.updateFailed' : 'forms.createError');
    const unsaved: TextKey = isLost ? 'pages.form.unheard' : failed;
    return {
      fields: sorted.fields,
      failure: {
        title: unchecked
          ? text('pages.form.meanwhile.notChecked')
          : text(sorted.fields.length > 0 ? 'pages.form.checkFields' : unsaved),
        lines: whole ? [...whole.split('\n'), ...rest] : rest,
      },
    };
  };
}
