import type { FieldModel } from '../../codegen/model/fields.ts';
import type { FailedRecord } from '../api/bulkFailure.ts';
import { fieldAt } from '../fields/fieldAt.ts';
import type { SayText } from '../i18n/useText.ts';

/** Why the server refused a record of a bulk call: what it says of the fields, else its message. */
export function rowReason(
  { text: reason, fields }: FailedRecord,
  known: readonly FieldModel[],
  text: SayText,
): string {
  const named = Object.entries(fields).map(([path, message]) => {
    const field = fieldAt(known, path);
    return field ? text('pages.form.fieldError', { field: text(field.label), message }) : message;
  });
  return named.length > 0 ? named.join('; ') : text(reason);
}
