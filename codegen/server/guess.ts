import { isMap } from '../model/isMap.ts';
import type { ServerField } from '../model/serverField.ts';
import type { ServerMetadata } from './metadata.ts';

/** Texts of several lines, by their names. */
const LONG = /(?:^|_)(?:body|comment|content|description|message|notes?|summary|text)$/i;
const KNOWN = /^(?:email|password)$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const URL_TEXT = /^https?:\/\/\S+$/;
const DECIMAL = /^-?\d+\.\d+$/;
const LONGEST_LINE = 120;
const DEEPEST = 4;
const OBJECT = 'nested object';
/** What a list of values can neither be ordered nor filtered by. */
const COMPOSED = new Set([OBJECT, 'list']);

/**
 * The word of Django REST framework for a text: one of several lines is a `string` without a limit, a single line any
 * text of a pattern.
 */
export function wordOfText(name: string, isLong: boolean): string {
  return isLong || LONG.test(name) || KNOWN.test(name) ? 'string' : 'regex';
}

/** The fields of a list of which nothing is known but its first rows: types of their values, and nothing more. */
function fieldsOfRows(rows: readonly unknown[], depth = 0): readonly ServerField[] {
  const maps = rows.filter(isMap);
  const names = new Set(maps.flatMap((row) => Object.keys(row)));
  return [...names].map((name) => {
    const values = maps.flatMap((row) => (Object.hasOwn(row, name) ? [row[name]] : []));
    return { ...plainField(name), ...shapeOf(name, values, depth), readOnly: name === 'id' };
  });
}

/** What is said of fields whose metadata calls them `field`: that of references, and of values that are computed. */
export function withRows(metadata: ServerMetadata, rows: readonly unknown[]): ServerMetadata {
  const guessed = new Map(fieldsOfRows(rows).map((field) => [field.name, field]));
  const fields = [...metadata.fields.values()].map((field) => {
    const seen = guessed.get(field.name);
    if (field.type !== 'field' || field.child || field.children || !seen) return field;
    if (seen.type === 'list' && seen.child) return { ...field, type: 'list', child: seen.child };
    return field.readOnly ? { ...field, ...shapePart(seen) } : field;
  });
  return { ...metadata, fields: new Map(fields.map((field) => [field.name, field])) };
}

/**
 * Fields that are called like another list name a record of it: `author`, `authorId` and `author_id` of `authors`, and
 * `tags` or `tag_ids` several of `tags`.
 */
export function withReferences(lists: readonly ServerMetadata[]): readonly ServerMetadata[] {
  const byName = new Map(lists.map(({ address }) => [lastWord(address), address]));
  return lists.map((list) => {
    const fields = [...list.fields.values()].map((field) => {
      const address = byName.get(stem(field.name));
      const isKey = /ids?$/i.test(field.name) || isNamedKey(field);
      return address !== undefined && isKey && canRefer(field)
        ? { ...field, refersTo: address }
        : field;
    });
    return { ...list, fields: new Map(fields.map((field) => [field.name, field])) };
  });
}

/** `author: 7` is a key, `author: "Ada"` a name. */
function isNamedKey({ type, child }: ServerField): boolean {
  const types = ['integer', 'field'];
  return types.includes(type) || (type === 'list' && types.includes(child?.type ?? ''));
}

function canRefer({ name, type, child, children, choices }: ServerField): boolean {
  if (name === 'id' || choices || children) return false;
  return type === 'list' ? child !== undefined && !child.children : type !== 'boolean';
}

function lastWord(address: string): string {
  return stem(address.split('/').at(-1) ?? '');
}

/** `author_ids`, `authorId`, `authors` and `author` have one stem. */
function stem(name: string): string {
  const plain = name
    .replace(/_?ids?$/i, '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  const word = plain === '' ? name.toLowerCase() : plain;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function shapePart({ type, child, children }: ServerField) {
  return { type, ...(child && { child }), ...(children && { children }) };
}

function plainField(name: string): Omit<ServerField, 'type'> {
  return { name, required: false, readOnly: false, writeOnly: false, filter: false, order: false };
}

type Shape = Pick<ServerField, 'type' | 'child' | 'children' | 'decimals'>;

function shapeOf(name: string, values: readonly unknown[], depth: number): Shape {
  const present = values.filter((value) => value !== null && value !== undefined);
  const every = (fits: (value: unknown) => boolean) => present.length > 0 && present.every(fits);
  const texts = (pattern: RegExp) =>
    every((value) => typeof value === 'string' && pattern.test(value));
  if (every((value) => typeof value === 'boolean')) return { type: 'boolean' };
  if (every(Number.isInteger)) return { type: 'integer' };
  if (every((value) => typeof value === 'number')) return { type: 'float' };
  if (every(Array.isArray)) return listShape(present.flat(), depth);
  if (every(isMap)) {
    if (depth >= DEEPEST) return { type: OBJECT };
    return { type: OBJECT, children: fieldsOfRows(present, depth + 1) };
  }
  if (texts(DATE)) return { type: 'date' };
  if (texts(MOMENT)) return { type: 'datetime' };
  if (texts(EMAIL)) return { type: 'email' };
  if (texts(URL_TEXT)) return { type: 'url' };
  if (texts(DECIMAL)) {
    const places = present.map((value) => String(value).split('.')[1]?.length ?? 0);
    return { type: 'decimal', decimals: Math.max(...places) };
  }
  const isText = present.every((value) => typeof value === 'string');
  if (!isText) return { type: OBJECT };
  return { type: wordOfText(name, present.some(isLongText)) };
}

function listShape(entries: readonly unknown[], depth: number): Shape {
  if (depth >= DEEPEST || entries.length === 0) return { type: OBJECT };
  return { type: 'list', child: { ...plainField(''), ...shapeOf('', entries, depth + 1) } };
}

function isLongText(value: unknown): boolean {
  return String(value).length > LONGEST_LINE || String(value).includes('\n');
}

/** The metadata of a list of which only its rows are known. */
export function metadataOfRows(address: string, rows: readonly unknown[]): ServerMetadata {
  const fields = fieldsOfRows(rows).map((field) => [field.name, field] as const);
  return { address, creates: true, fields: new Map(fields) };
}

/** On a server that orders by any field, and filters by the value of any. */
export function withEveryOrder(metadata: ServerMetadata): ServerMetadata {
  const fields = [...metadata.fields.values()].map((field) => {
    const isPlain = !COMPOSED.has(field.type);
    return { ...field, order: isPlain, filter: isPlain && field.type !== 'string' };
  });
  return { ...metadata, fields: new Map(fields.map((field) => [field.name, field])) };
}
