import type { Text } from '../../codegen/model/text.ts';
import { inSentence } from './inSentence.ts';

/** Values for the placeholders of a text: `%{count}`. */
export type TextValues = Readonly<Record<string, string | number>>;
type Translate = (key: string, values?: TextValues) => string;

/**
 * Translates a generated text.
 *
 * @param language in which names of resources are written inside the sentence: `Create user group`
 */
export function textOf(
  text: Text,
  translate: Translate,
  values?: TextValues,
  language = '',
): string {
  if (typeof text === 'string') return translate(text, values);
  if ('literal' in text) return text.literal;
  const filled = Object.entries(text.with).map(([name, key]) => [
    name,
    inSentence(translate(key), language),
  ]);
  return capitalized(translate(text.key, { ...values, ...Object.fromEntries(filled) }));
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
