import { mapValues } from 'es-toolkit/object';
import type { Text } from '../../../codegen/model/text.ts';
import { fillPlaceholders } from './messages.ts';
import type { Call } from './sandbox.ts';

/** A text of the catalogues in the language of a call; an unknown key stays as it is. */
export function sayText(call: Pick<Call, 'sandbox' | 'language'>, text: Text): string {
  if (typeof text !== 'string' && 'literal' in text) return text.literal;
  const [key, parts] = typeof text === 'string' ? [text, {}] : [text.key, text.with];
  const { catalogues } = call.sandbox.model;
  const pattern = catalogues[call.language]?.[key] ?? catalogues['en']?.[key] ?? key;
  return fillPlaceholders(
    pattern,
    mapValues(parts, (part) => sayText(call, part)),
  );
}
