import type { TextKey } from '../../../generated/texts.ts';
import { isApiError } from '../../api/errors.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { useText } from '../../i18n/useText.ts';
import { useFailureText } from '../useFailureText.ts';
import { NotChecked } from './conflicts/useEditConflict.tsx';
import type { FormFacts } from './formOptions.ts';
import { sortErrors } from './serverErrors.ts';

/** Reads why a save failed: errors of visible fields, and everything else for the alert. */
export function useSaveFailure({ fields, record }: Pick<FormFacts, 'fields' | 'record'>) {
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
    const failed: TextKey = record ? 'forms.updateFailed' : 'forms.createError';
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
