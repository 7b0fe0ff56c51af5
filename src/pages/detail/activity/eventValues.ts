import { fieldAt } from '../../../fields/fieldAt.ts';
import { resourceName } from '../../../fields/resourceName.ts';
import { entriesOf, fieldValue } from '../../../fields/values.ts';
import type { SayText } from '../../../i18n/useText.ts';
import type { ActivityEvent } from './activityEvents.ts';

/** The values of a row as words, for the placeholders of its text. */
export function eventValues(
  { definition, row }: ActivityEvent,
  text: SayText,
  language: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (definition.fields ?? []).map((field) => {
      const value = fieldValue(field, row);
      const words = entriesOf(value).map((entry) => {
        const label = field.choices?.find((choice) => choice.value === entry)?.label;
        return label === undefined ? undefined : text(label);
      });
      const known = words.length > 0 && words.every((word) => word !== undefined);
      const shown = known ? words.join(', ') : resourceName(field, row, language);
      return [field.name, shown];
    }),
  );
}

/** The value that the log itself marks as good or bad, such as a login that failed. */
export function markedField({ definition, row }: ActivityEvent) {
  for (const { field, rich } of definition.list?.columns ?? []) {
    if (rich?.kind !== 'marks') continue;
    const model = fieldAt(definition.fields ?? [], field);
    if (model && rich.bad.some((bad) => bad === fieldValue(model, row))) return model;
  }
  return undefined;
}
