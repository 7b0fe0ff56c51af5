import type { Text } from '../../codegen/model/text.ts';

/** Values for the placeholders of a text: `%{count}`. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: TextValues) => string;

/** Translates a generated text. */
export function textOf(text: Text, translate: Translate, values?: TextValues): string {
  if (typeof text === 'string') return translate(text, values);
  if ('literal' in text) return text.literal;
  const filled = Object.entries(text.with).map(([name, key]) => [name, translate(key)]);
  return translate(text.key, { ...values, ...Object.fromEntries(filled) });
}
