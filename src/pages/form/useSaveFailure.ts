import { useCallback } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { isApiError } from '../../api/errors.ts';
import { useText } from '../../i18n/useText.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { useFailureText } from '../useFailureText.ts';
import type { FormFailure } from './FormErrors.tsx';
import { NotChecked } from './meanwhile/useMeanwhile.ts';
import { sortErrors, type FieldError } from './serverErrors.ts';
import { fieldAt } from './shownPaths.ts';

export interface SaveFailure {
  readonly fields: readonly FieldError[];
  readonly failure: FormFailure;
}

/** Reads why a save failed: errors for fields in view, everything else for the alert above. */
export function useSaveFailure(
  fields: readonly FieldModel[],
  mode: 'create' | 'update',
): (error: unknown, shown: readonly string[]) => SaveFailure {
  const text = useText();
  const words = usePartWords('later');
  const failureText = useFailureText();
  return useCallback(
    (given, shown) => {
      const unchecked = given instanceof NotChecked;
      const error = unchecked ? given.cause : given;
      const known = isApiError(error) ? (error.fields ?? {}) : {};
      const sorted = sortErrors(known, shown, (place, message) =>
        words('pages.form.entry', { place, message }),
      );
      const rest = sorted.rest.map(({ path, message }) => {
        const field = fieldAt(fields, path);
        return words('pages.form.fieldError', { field: field ? text(field.label) : path, message });
      });
      const own =
        Object.keys(known).length === 0 ? failureText(error) : isApiError(error) && error.text;
      const lost = isApiError(error) && error.unheard;
      const failed: LaterWord = mode === 'create' ? 'forms.createError' : 'forms.updateFailed';
      const unsaved: LaterWord = lost ? 'pages.form.unheard' : failed;
      return {
        fields: sorted.fields,
        failure: {
          title: unchecked
            ? words('pages.form.meanwhile.notChecked')
            : words(sorted.fields.length > 0 ? 'pages.form.checkFields' : unsaved),
          lines: own ? [...own.split('\n'), ...rest] : rest,
        },
      };
    },
    [failureText, fields, mode, text, words],
  );
}
