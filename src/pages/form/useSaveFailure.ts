import { useCallback } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isApiError } from '../../api/errors.ts';
import { useFailureText } from '../useFailureText.ts';
import type { FormFailure } from './FormErrors.tsx';
import { NotChecked } from './conflicts/useEditConflict.ts';
import { sortErrors, type FieldError } from './serverErrors.ts';
import { fieldAt } from './shownPaths.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

interface SaveFailure {
  readonly fields: readonly FieldError[];
  readonly failure: FormFailure;
}

/** Reads why a save failed: errors of visible fields, and everything else for the alert. */
export function useSaveFailure(
  fields: readonly FieldModel[],
  mode: 'create' | 'update',
): (error: unknown, shown: readonly string[]) => SaveFailure {
  const text = useText();
  const failureText = useFailureText();
  return useCallback(
    (given, shown) => {
      const unchecked = given instanceof NotChecked;
      const error = unchecked ? given.cause : given;
      const known = isApiError(error) ? (error.fields ?? {}) : {};
      const sorted = sortErrors(known, shown, (place, message) =>
        text('pages.form.entry', { place, message }),
      );
      const rest = sorted.rest.map(({ path, message }) => {
        const field = fieldAt(fields, path);
        // A field that the form does not know has no name that people know.
        return field
          ? text('pages.form.fieldError', { field: text(field.label), message })
          : message;
      });
      const own =
        Object.keys(known).length === 0 ? failureText(error) : isApiError(error) && error.text;
      const lost = isApiError(error) && error.unheard;
      const failed: TextKey = mode === 'create' ? 'forms.createError' : 'forms.updateFailed';
      const unsaved: TextKey = lost ? 'pages.form.unheard' : failed;
      return {
        fields: sorted.fields,
        failure: {
          title: unchecked
            ? text('pages.form.meanwhile.notChecked')
            : text(sorted.fields.length > 0 ? 'pages.form.checkFields' : unsaved),
          lines: own ? [...own.split('\n'), ...rest] : rest,
        },
      };
    },
    [failureText, fields, mode, text],
  );
}
