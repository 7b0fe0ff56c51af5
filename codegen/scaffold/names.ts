import { FIELD_NAME, RESOURCE_ID, type JsonSchema } from '../schema/jsonSchema.ts';
import { didYouMean, nearest } from '../schema/nearest.ts';

/** The address of a list below `/api/v1/`. */
export const LIST_ADDRESS = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/;

export const isFieldName = matching(FIELD_NAME);
export const isResourceId = matching(RESOURCE_ID);

function matching({ pattern = '' }: JsonSchema): (text: string) => boolean {
  const expression = new RegExp(pattern);
  return (text) => expression.test(text);
}

/** `acls/login-acls` becomes `acls.loginacl`: the last segment in the singular, without dashes. */
export function idOf(address: string): string {
  const [area = '', ...rest] = address.split('/');
  return `${area}.${singular(rest.at(-1) ?? area).replaceAll(/[^a-z0-9]/gi, '')}`;
}

/** `assets/system-users` becomes `SystemUser`. */
export function routeName(address: string): string {
  return singular(address.split('/').at(-1) ?? '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Behind a sentence about an unknown name: the name that was meant, else those that are known. */
export function hint(written: string, known: readonly string[]): string {
  return didYouMean(nearest(written, known)) || ` Known are ${known.join(', ')}.`;
}
