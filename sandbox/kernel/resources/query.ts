import { serverWords } from '../core/words.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { quoted, type SqlValue } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { parseDateTime } from '../wire/dates.ts';
import { invalid } from '../core/errors.ts';
import { ownValue } from '../wire/ownValue.ts';
import { inOrganization } from './organizationPart.ts';
import { relatedTo } from './relations.ts';
import { searchText } from './searchText.ts';
import type { SqlPart } from '../core/columns.ts';
import { readResourceCache } from './resourceCache.ts';

export const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
const TRUE = new Set([
  't',
  'T',
  'y',
  'Y',
  'yes',
  'YES',
  'true',
  'True',
  'TRUE',
  'on',
  'On',
  'ON',
  '1',
]);
const FALSE = new Set([
  'f',
  'F',
  'n',
  'N',
  'no',
  'NO',
  'false',
  'False',
  'FALSE',
  'off',
  'Off',
  'OFF',
  '0',
]);

const MS_PER_SECOND = 1000;
/** So many terms are conditions of their own; nobody types more. */
export const SINGLE_TERMS = 20;
const NOTHING: SqlPart = { sql: '0', parameters: [] };

/** Which records this call may see at all: those of its organization, everything in the root one. */
export function scopeOf(resource: ServerResource, call: Call): SqlPart | undefined {
  if (resource.behaviour.scope) return resource.behaviour.scope(call);
  if (!resource.server.organizationScoped || call.organization.isRoot) return undefined;
  return inOrganization(call);
}

export interface Selection {
  readonly where: SqlPart;
  /** What this call may see at all, without what narrows it. */
  readonly scope: SqlPart;
  /** What was searched for. */
  readonly terms: readonly string[];
  /** How the records were narrowed; bulk deletes ask. */
  readonly by: ReadonlySet<'spm' | 'ids' | 'search' | 'filter'>;
}

/** The records a list call asks for: scope, filters, search, ids and spm (protocol, section 4). */
export function selectionOf(resource: ServerResource, call: Call): Selection {
  const parts: SqlPart[] = [];
  const by = new Set<'spm' | 'ids' | 'search' | 'filter'>();
  const scope = scopeOf(resource, call);
  if (scope) parts.push(scope);
  for (const name of new Set(call.query.keys())) {
    const part = filterPart(resource, call, name, call.query.get(name) ?? '');
    if (part) {
      parts.push(part);
      by.add('filter');
    }
  }
  for (const part of datesParts(resource, call)) {
    parts.push(part);
    by.add('filter');
  }
  const ids = call.query.get('ids');
  if (ids) {
    parts.push(idsPart(ids.split(',').map((id) => id.trim())));
    by.add('ids');
  }
  const spm = call.query.get('spm');
  if (spm) {
    parts.push(idsPart(readResourceCache(call.sandbox, spm) ?? []));
    by.add('spm');
  }
  const terms = termsOf(call.query.get('search') ?? '');
  const search = searchPart(resource, terms);
  if (search) {
    parts.push(search);
    by.add('search');
  }
  return { where: joined(parts), scope: scope ?? joined([]), terms, by };
}

function joined(parts: readonly SqlPart[]): SqlPart {
  if (parts.length === 0) return { sql: '1', parameters: [] };
  return {
    sql: parts.map((part) => `(${part.sql})`).join(' AND '),
    parameters: parts.flatMap((part) => part.parameters),
  };
}

function idsPart(ids: readonly SqlValue[]): SqlPart {
  if (ids.length === 0) return NOTHING;
  // One JSON value keeps the statement short, however many rows were chosen.
  return {
    sql: 'id IN (SELECT value FROM json_each(?))',
    parameters: [JSON.stringify(ids)],
  };
}

function filterPart(
  resource: ServerResource,
  call: Call,
  name: string,
  value: string,
): SqlPart | undefined {
  const special = ownValue(resource.behaviour.filters, name);
  if (special) return value === '' ? undefined : special(value, call);
  if (!resource.server.filters.includes(name) || value === '') return undefined;
  const [, base = name, lookup] = /^(.+?)(?:__(in|icontains|id))?$/.exec(name) ?? [];
  const field = resource.fields.find((candidate) => candidate.name === base);
  if (!field) return undefined;
  if (lookup === 'in') {
    const values = JSON.stringify(value.split(','));
    return { sql: `${quoted(base)} IN (SELECT value FROM json_each(?))`, parameters: [values] };
  }
  if (lookup === 'icontains') return containsPart(quoted(base), value);
  return equalsPart(resource, call, field, value);
}

function equalsPart(
  resource: ServerResource,
  call: Call,
  field: FieldModel,
  value: string,
): SqlPart | undefined {
  const relation = resource.relations.get(field.name);
  if (relation) return UUID.test(value) ? relatedTo(call, relation, value) : badUuid(field.name);
  const column = resource.columns.get(field.name);
  if (!column) return undefined;
  if (isUuidField(resource, call, field) && !UUID.test(value)) return badUuid(field.name);
  if (column.kind === 'boolean') {
    // The real server ignores what it cannot read here (observed, section lists).
    if (!TRUE.has(value) && !FALSE.has(value)) return undefined;
    return { sql: `${column.name} = ?`, parameters: [TRUE.has(value) ? 1 : 0] };
  }
  if (column.kind === 'datetime') {
    const time = parseDateTime(value, call.timeZone);
    return time === undefined ? undefined : { sql: `${column.name} = ?`, parameters: [time] };
  }
  if (column.kind === 'json') return containsPart(column.name, value);
  const numeric = field.choices?.find((choice) => String(choice.value) === value)?.value;
  return { sql: `${column.name} = ?`, parameters: [typeof numeric === 'number' ? numeric : value] };
}

function isUuidField(resource: ServerResource, call: Call, field: FieldModel): boolean {
  if (field.type === 'id') return resource.server.idType === 'uuid';
  if (field.type !== 'reference' || (field.options?.value && field.options.value !== 'id'))
    return false;
  return call.sandbox.resources.get(field.to ?? '')?.server.idType === 'uuid';
}

function badUuid(name: string): never {
  throw invalid({ [name]: [{ say: serverWords.notAUuidFilter }] });
}

/**
 * `date_from` and `date_to` narrow logs by their date, both ends included; what is no moment is
 * ignored (protocol, section 4).
 */
function datesParts(resource: ServerResource, call: Call): readonly SqlPart[] {
  const column = resource.columns.get(resource.server.dates ?? '');
  if (!column) return [];
  return [
    ['date_from', '>='],
    ['date_to', '<='],
  ].flatMap(([name = '', sign]) => {
    const time = parseDateTime(call.query.get(name) ?? '', call.timeZone);
    if (time === undefined) return [];
    // A number that is a moment counts seconds.
    const bound = column.kind === 'integer' ? Math.floor(time / MS_PER_SECOND) : time;
    return [{ sql: `${column.name} ${sign} ?`, parameters: [bound] }];
  });
}

/** Split at commas and spaces. */
function termsOf(search: string): readonly string[] {
  return search.split(/[,\s]+/).filter((term) => term !== '');
}

/** Every term must stand in some search field. */
function searchPart(resource: ServerResource, terms: readonly string[]): SqlPart | undefined {
  const text = searchText(resource);
  if (terms.length === 0 || text === undefined) return undefined;
  const single = terms.slice(0, SINGLE_TERMS).map((term) => containsPart(text, term));
  const rest = terms.slice(SINGLE_TERMS);
  return joined(rest.length > 0 ? [...single, containsAllPart(text, rest)] : single);
}

/** As one value, however many there are: a statement may neither be too deep nor too long. */
function containsAllPart(text: string, terms: readonly string[]): SqlPart {
  return {
    sql: `NOT EXISTS (SELECT 1 FROM json_each(?) WHERE ${text} NOT LIKE value ESCAPE '\\')`,
    parameters: [JSON.stringify(terms.map(patternOf))],
  };
}

export function containsPart(column: string, text: string): SqlPart {
  return { sql: `${column} LIKE ? ESCAPE '\\'`, parameters: [patternOf(text)] };
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/**
 * What a list is ordered by. Resources that declare ordering fields accept those alone, others every
 * readable column; names that do not exist are dropped.
 */
export function orderOf(resource: ServerResource, call: Call): readonly string[] {
  const { order, defaultOrder } = resource.server;
  const asked = (call.query.get('order') ?? '')
    .split(',')
    .flatMap((item) => orderItem(resource, item.trim(), order));
  // A column decides once; a statement with thousands of them would be refused.
  const once = asked.filter((item, place) => place === firstPlace(asked, item));
  const items = once.length > 0 ? once : orderItem(resource, defaultOrder, []);
  // Ties go the way of the last field: then one index walk gives the whole order.
  const ties = items.at(-1)?.endsWith(' DESC') ? 'rowid DESC' : 'rowid';
  return [...items, ties];
}

function firstPlace(asked: readonly string[], item: string): number {
  const column = item.replace(/ DESC$/, '');
  return asked.findIndex((other) => other.replace(/ DESC$/, '') === column);
}

/** The same order from its end. */
export function reversed(order: readonly string[]): readonly string[] {
  return order.map((item) =>
    item.endsWith(' DESC') ? item.slice(0, -' DESC'.length) : `${item} DESC`,
  );
}

function orderItem(
  resource: ServerResource,
  item: string,
  allowed: readonly string[],
): readonly string[] {
  const name = item.replace(/^-/, '');
  const column = resource.columns.get(name);
  if (!column || column.field.writeOnly) return [];
  if (allowed.length > 0 && !allowed.includes(name)) return [];
  return [`${column.name}${item.startsWith('-') ? ' DESC' : ''}`];
}
