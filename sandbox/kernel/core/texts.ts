import type { Text } from '../../../codegen/model/text.ts';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import { fillPlaceholders, type Language } from './messages.ts';

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
