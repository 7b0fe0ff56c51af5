import { uniqBy } from 'es-toolkit/array';
import { serverMessages } from '../core/serverMessages.ts';
import { filterValue, type FieldModel } from '../../../codegen/model/fields.ts';
import { quoted } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { parseDateTime } from '../wire/dates.ts';
import { invalid } from '../core/errors.ts';
import { ownValue } from '../wire/ownValue.ts';
import { inOrganization } from './organizationPart.ts';
import { relatedTo } from './relations.ts';
import { searchText } from './searchText.ts';
import type { SqlPart } from '../core/columns.ts';
import { readResourceCache } from './resourceCache.ts';
import { baseOfDisplay } from '../core/resource.ts';
import { allOf, EVERYTHING, equals, isIn } from '../core/sqlParts.ts';

export const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
/** What a filter by yes or no reads, in any case; it ignores everything else (django-filter 2.4.0, `BooleanWidget`). */
const YES_OR_NO: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['1', 1],
  ['false', 0],
  ['0', 0],
]);
/** Asks a filter by a choice for the records without a value (django-filter 2.4.0, `null_value`). */
const NO_VALUE = 'null';

const MS_PER_SECOND = 1000;
/** Up to this number, search terms are separate SQL conditions. */
const SINGLE_TERMS = 20;

/** Condition for the records that this call may see: those of its organization, or all in the root organization. */
export function scopeOf(resource: ServerResource, call: Call): SqlPart {
  if (resource.behaviour.scope) return resource.behaviour.scope(call) ?? EVERYTHING;
  return resource.server.organizationScoped ? inOrganization(call) : EVERYTHING;
}

export type Selection = ReturnType<typeof selectionOf>;

/** The condition for a list call: scope, filters, search, ids and spm (protocol, section 4). */
export function selectionOf(resource: ServerResource, call: Call) {
  const scope = scopeOf(resource, call);
  const filters = [...new Set(call.query.keys())].flatMap(
    (name) => filterPart(resource, call, name, call.query.get(name) ?? '') ?? [],
  );
  const ids = call.query.get('ids');
  const spm = call.query.get('spm');
  const chosen = [
    ...(ids ? [ids.split(',').map((id) => id.trim())] : []),
    ...(spm ? [readResourceCache(call.sandbox, spm) ?? []] : []),
  ].map((values) => isIn('id', values));
  const terms = termsOf(call.query.get('search') ?? '');
  const search = searchPart(resource, terms);
  const narrower = [...filters, ...datesParts(resource, call), ...chosen];
  return {
    where: allOf([scope, ...narrower, ...(search ? [search] : [])]),
    /** The condition without any filter. */
    scope,
    /** The search terms. */
    terms,
    /** Whether the query names records by their ids; bulk deletes check it. */
    hasIds: chosen.length > 0,
    /** What narrows the list. */
    by: narrower.length > 0 ? 'filters' : search ? 'search' : 'nothing',
  } as const;
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
  if (lookup === 'in') return isIn(quoted(base), value.split(','));
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
  if (field.type === 'choice' && field.choices) return choicePart(column.name, field, value);
  if (column.kind === 'boolean') {
    const stored = YES_OR_NO.get(value.toLowerCase());
    return stored === undefined ? undefined : equals(column.name, stored);
  }
  if (column.kind === 'datetime') {
    const time = parseDateTime(value, call.timeZone);
    return time === undefined ? undefined : equals(column.name, time);
  }
  if (column.kind === 'json') return containsPart(column.name, value);
  return equals(column.name, value);
}

/** A filter by a choice takes the choices only, as Python writes them: `True`, `False` (observed: 400 otherwise). */
function choicePart(column: string, { name, choices = [] }: FieldModel, value: string): SqlPart {
  const choice = choices.find((candidate) => filterValue(candidate.value) === value)?.value;
  if (choice === undefined)
    throw invalid({ [name]: [{ say: serverMessages.notAChoice, with: { value } }] });
  if (choice === NO_VALUE) return { sql: `${column} IS NULL`, parameters: [] };
  return equals(column, typeof choice === 'boolean' ? +choice : choice);
}

function isUuidField(resource: ServerResource, call: Call, field: FieldModel): boolean {
  if (field.type === 'id') return resource.server.idType === 'uuid';
  if (field.type !== 'reference' || (field.options?.value && field.options.value !== 'id'))
    return false;
  return call.sandbox.resources.get(field.to ?? '')?.server.idType === 'uuid';
}

/** Filters by an id: other values are refused. */
export function byId<Context>(
  name: string,
  filter: (value: string, call: Context) => SqlPart | undefined,
): (value: string, call: Context) => SqlPart | undefined {
  return (value, call) => (UUID.test(value) ? filter(value, call) : badUuid(name));
}

export function badUuid(name: string): never {
  throw invalid({ [name]: [{ say: serverMessages.notAUuidFilter }] });
}

/**
 * `date_from` and `date_to` filter logs by their date, both ends included. Invalid dates are ignored (protocol,
 * section 4).
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
    // An integer date is in seconds.
    const bound = column.kind === 'integer' ? Math.floor(time / MS_PER_SECOND) : time;
    return [{ sql: `${column.name} ${sign} ?`, parameters: [bound] }];
  });
}

/** Splits at commas and spaces. */
function termsOf(search: string): readonly string[] {
  return search.split(/[,\s]+/).filter((term) => term !== '');
}

/** Each term must occur in one of the search fields. */
function searchPart(resource: ServerResource, terms: readonly string[]): SqlPart | undefined {
  const text = searchText(resource);
  if (terms.length === 0 || text === undefined) return undefined;
  const single = terms.slice(0, SINGLE_TERMS).map((term) => containsPart(text, term));
  const rest = terms.slice(SINGLE_TERMS);
  return allOf(rest.length > 0 ? [...single, containsAllPart(text, rest)] : single);
}

/** All terms in one JSON parameter, because SQL limits the depth and length of a statement. */
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
 * The order of a list. Resources that declare order fields accept only those, others every readable column;
 * unknown names are dropped.
 */
export function orderOf(resource: ServerResource, call: Call): readonly string[] {
  const { order, defaultOrder } = resource.server;
  const asked = (call.query.get('order') ?? '')
    .split(',')
    .flatMap((item) => orderItem(resource, call, item.trim(), order));
  // Repeated columns have no effect, and SQL limits their number.
  const once = uniqBy(asked, (item) => item.replace(/ DESC$/, ''));
  const items = once.length > 0 ? once : orderItem(resource, call, defaultOrder, []);
  // Equal rows are ordered in the direction of the last field, so that one index gives the whole order.
  const ties = items.at(-1)?.endsWith(' DESC') ? 'rowid DESC' : 'rowid';
  return [...items, ties];
}

export function reversed(order: readonly string[]): readonly string[] {
  return order.map((item) =>
    item.endsWith(' DESC') ? item.slice(0, -' DESC'.length) : `${item} DESC`,
  );
}

function orderItem(
  resource: ServerResource,
  call: Call,
  item: string,
  allowed: readonly string[],
): readonly string[] {
  const name = item.replace(/^-/, '');
  const column = resource.columns.get(name);
  if (column?.field.writeOnly) return [];
  if (allowed.length > 0 && !allowed.includes(name)) return [];
  const value = column?.name ?? orderOfDisplay(resource, call, name);
  if (value === undefined) return [];
  return [`${value}${item.startsWith('-') ? ' DESC' : ''}`];
}

/** What another record is called is not stored here: `applicant_display` is ordered by the name of the applicant. */
function orderOfDisplay(resource: ServerResource, call: Call, name: string): string | undefined {
  const field = resource.fields.find((candidate) => candidate.name === name);
  const base = field && baseOfDisplay(field, resource.fields);
  const target = call.sandbox.resources.get((base?.type === 'reference' && base.to) || '');
  const title = target?.columns.get(target.definition.record?.title ?? '');
  if (!base || !target || !title) return undefined;
  const id = `${resource.table}.${quoted(base.name)}`;
  return `(SELECT named.${title.name} FROM ${target.table} AS named WHERE named.id = ${id}) COLLATE NOCASE`;
}
