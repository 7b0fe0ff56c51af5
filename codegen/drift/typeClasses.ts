import type { FieldType } from '../model/fields.ts';

/** The server's type for computed and related values; compatible with every type. */
export const UNTYPED = 'field';

/** The server's types that are compatible with each field type. */
export const SERVER_TYPES: Readonly<Record<FieldType, readonly string[]>> = {
  id: ['string', 'integer'],
  string: ['string', 'slug', 'regex', 'url'],
  text: ['string'],
  email: ['email', 'string'],
  url: ['url', 'string'],
  slug: ['slug', 'string'],
  integer: ['integer'],
  float: ['float', 'decimal', 'integer'],
  decimal: ['decimal'],
  boolean: ['boolean'],
  choice: ['choice', 'string'],
  choices: ['multiple choice', 'list'],
  datetime: ['datetime'],
  date: ['date'],
  time: ['time', 'string'],
  secret: ['string'],
  reference: ['string', 'slug', 'integer', 'nested object'],
  references: ['list', 'multiple choice', 'nested object'],
  list: ['list', 'multiple choice'],
  object: ['nested object'],
  json: ['nested object', 'list', 'string'],
};

/** Whether a manifest's field type and a server type are compatible. */
export function sameClass(type: FieldType, serverType: string): boolean {
  return serverType === UNTYPED || SERVER_TYPES[type].includes(serverType);
}
