import type { Text } from '../../../codegen/model/text.ts';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call, ServerResource } from './sandbox.ts';
import { fillPlaceholders, type Language } from './messages.ts';

/**
 * The label of a field in metadata, which is the title of its column in files: the server's where it is known. A part
 * of an object has the label of the console.
 */
export function labelOf(field: FieldModel, resource: ServerResource, call: Call): string {
  const { areas, model } = call.sandbox;
  const known = resource.fields.includes(field)
    ? areas.titleOf(resource.id, field.name, call.language)
    : undefined;
  return known ?? sayText(model, field.label, call.language);
}

/** A text of the catalogues in a language; an unknown key stays as it is. */
export function sayText(
  model: ConsoleModel,
  text: Text,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (typeof text !== 'string' && 'literal' in text) return text.literal;
  const key = typeof text === 'string' ? text : text.key;
  const words: Record<string, string | number> = { ...values };
  if (typeof text !== 'string') {
    for (const [name, other] of Object.entries(text.with)) {
      words[name] = sayText(model, other, language);
    }
  }
  const pattern = model.catalogues[language]?.[key] ?? model.catalogues['en']?.[key] ?? key;
  return fillPlaceholders(pattern, words);
}
