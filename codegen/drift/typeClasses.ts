import type { FieldType } from '../model/fields.ts';

/** The server's word for what it computes or relates; it says nothing of the type. */
const UNTYPED = 'field';

/** Which of the server's words each of our types may stand for. */
const SERVER_TYPES: Readonly<Record<FieldType, readonly string[]>> = {
  id: ['string', 'integer'],
  string: ['string', 'slug', 'regex', 'url'],
  text: ['string'],
  email: ['email', 'string'],
  url: ['url', 'string'],
  slug: ['slug', 'string'],
  integer: ['integer'],
  float: ['float', 'decimal', 'integer'],
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

/** Are a manifest's type and the server's word for it of one class? */
export function sameClass(type: FieldType, serverType: string): boolean {
  return serverType === UNTYPED || SERVER_TYPES[type].includes(serverType);
}

/** May two of the server's words stand for one type of ours, or does one of them say nothing? */
export function sameServerClass(one: string, other: string): boolean {
  if (one === other || one === UNTYPED || other === UNTYPED) return true;
  return Object.values(SERVER_TYPES).some((words) => words.includes(one) && words.includes(other));
}
