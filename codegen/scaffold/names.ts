import { FIELD_NAME, RESOURCE_ID, type JsonSchema } from '../schema/jsonSchema.ts';
import { didYouMean, nearest } from '../schema/nearest.ts';

/** The address of a list below the root of the API. */
export const LIST_ADDRESS = /^[a-z0-9][\w-]*(\/[\w-]+)*$/;

export const isFieldName = matching(FIELD_NAME);
export const isResourceId = matching(RESOURCE_ID);

function matching({ pattern = '' }: JsonSchema): (text: string) => boolean {
  const expression = new RegExp(pattern);
  return (text) => expression.test(text);
}

export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Behind a sentence about an unknown name: the name that was meant, else those that are known. */
export function hint(written: string, known: readonly string[]): string {
  return didYouMean(nearest(written, known)) || ` Known are ${known.join(', ')}.`;
}
