import type { ServerMetadata } from '../metadata.ts';
import type { ApiListSource } from '../../schema/generated/manifest.ts';
import { listIn, mapIn, numberIn, textIn, type JsonMap, type OpenApiDocument } from './document.ts';
import { fieldsOfRecord } from './fields.ts';

/** A path that answers with rows, and what can be done with them. */
export interface ListPath {
  /** As the document has it. */
  readonly path: string;
  /** Of a single record: what stands in the braces. */
  readonly item?: JsonMap;
  readonly list: JsonMap;
  /** The field of the answer with the rows; absent: the answer is the array. */
  readonly rows?: string;
  readonly rowSchema: unknown;
  readonly total?: ApiListSource['total'];
  readonly parameters: readonly JsonMap[];
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const OK = /^(?:200|2XX|201|default)$/i;
const TOTALS = /^(?:count|total|total_?(?:count|items|elements|rows))$/i;
const TOTAL_HEADER = /^x-(?:total|total-count|total-results)$/i;
const ROWS = /^(?:results|items|data|rows|records|content|entries)$/i;
const PARAMETER = /\{[^{}]*\}/;

/** Every path that is a list, in the order of the document; those below a record are no lists of their own. */
export function listPaths(document: OpenApiDocument): readonly ListPath[] {
  const paths = mapIn(document.root, 'paths');
  const items = new Map(
    Object.entries(paths).flatMap(([path, item]) => {
      const [, list] = /^(.*)\/\{[^{}]*\}\/?$/.exec(path) ?? [];
      return list === undefined ? [] : [[list, document.resolve(item)] as const];
    }),
  );
  return Object.entries(paths).flatMap(([path, value]) => {
    if (PARAMETER.test(path)) return [];
    const list = document.resolve(value);
    const get = document.resolve(list['get']);
    const answer = answerOf(document, get);
    const rows = answer && rowsIn(document, answer.schema);
    if (!rows) return [];
    const item = items.get(path.replace(/\/$/, ''));
    const header = Object.keys(answer.headers).find((name) => TOTAL_HEADER.test(name));
    const total = rows.total ?? (header === undefined ? undefined : { header });
    const parameters = [...listIn(list, 'parameters'), ...listIn(get, 'parameters')]
      .map((parameter) => document.resolve(parameter))
      .filter(({ in: place }) => place === 'query');
    return [{ path, list, parameters, ...rows, ...(total && { total }), ...(item && { item }) }];
  });
}

function answerOf(document: OpenApiDocument, operation: JsonMap) {
  const answers = Object.entries(mapIn(operation, 'responses'));
  const [, answer] = answers.find(([status]) => OK.test(status)) ?? [];
  if (answer === undefined) return undefined;
  const { headers, ...resolved } = document.resolve(answer);
  return {
    schema: jsonSchemaOf(document, resolved),
    headers: document.resolve(headers),
  };
}

/** The schema of a body or an answer in JSON. */
export function jsonSchemaOf(document: OpenApiDocument, value: unknown): unknown {
  const content = mapIn(document.resolve(value), 'content');
  const [, media] = Object.entries(content).find(([type]) => JSON_TYPE.test(type)) ?? [];
  return document.resolve(media)['schema'];
}

function rowsIn(
  document: OpenApiDocument,
  value: unknown,
): Pick<ListPath, 'rows' | 'rowSchema' | 'total'> | undefined {
  const schema = document.schema(value);
  if (isRows(document, schema)) return { rowSchema: schema['items'] };
  const properties = Object.entries(mapIn(schema, 'properties'));
  const lists = properties.filter(([, inner]) => isRows(document, document.schema(inner)));
  const [rows, inner] = lists.find(([name]) => ROWS.test(name)) ?? [];
  if (rows === undefined) return undefined;
  const [total] = properties.find(([name]) => TOTALS.test(name)) ?? [];
  return {
    rows,
    rowSchema: document.schema(inner)['items'],
    ...(total !== undefined && { total }),
  };
}

function isRows(document: OpenApiDocument, { type, items }: JsonMap): boolean {
  if (![type].flat().includes('array')) return false;
  const row = document.schema(items);
  return row['type'] === 'object' || Object.keys(mapIn(row, 'properties')).length > 0;
}

/**
 * What the compiler needs to know of a list.
 *
 * @param words of all lists: a list without such a parameter is neither searched nor ordered
 */
export function metadataOfList(
  document: OpenApiDocument,
  { list, item = {}, rowSchema, parameters }: ListPath,
  address: string,
  { search, order }: ApiListSource,
): ServerMetadata {
  const bodyOf = (operation: unknown) => {
    const { requestBody } = document.resolve(operation);
    return requestBody === undefined ? undefined : jsonSchemaOf(document, requestBody);
  };
  const alone = answerOf(document, document.resolve(item['get']))?.schema;
  const fields = fieldsOfRecord(document, {
    received: [rowSchema, ...(alone === undefined ? [] : [alone])],
    created: bodyOf(list['post']),
    sent: [bodyOf(item['put']), bodyOf(item['patch'])].filter((schema) => schema !== undefined),
  });
  const filters = new Set(parameters.map((parameter) => textIn(parameter, 'name')));
  const orders = ordersIn(document, parameters);
  const reads = item['get'] !== undefined;
  // A form shows the record as it is now.
  const updates = reads && (item['put'] !== undefined || item['patch'] !== undefined);
  const creates = list['post'] !== undefined;
  const lacks = [
    ...(reads ? [] : ['read' as const]),
    ...(creates ? [] : ['create' as const]),
    ...(updates ? [] : ['update' as const]),
    ...(item['delete'] === undefined ? ['delete' as const] : []),
  ];
  return {
    address,
    creates,
    ...(lacks.length > 0 && { lacks }),
    searches: typeof search === 'string' && filters.has(search),
    sorts: filters.has(typeof order === 'object' ? order.field : order),
    fields: new Map(
      fields.map((field) => [
        field.name,
        { ...field, filter: filters.has(field.name), order: orders.has(field.name) },
      ]),
    ),
  };
}

/** The fields that the parameter of the order lists; `-name` is `name`, too. */
function ordersIn(document: OpenApiDocument, parameters: readonly JsonMap[]): ReadonlySet<string> {
  const parameter = parameters.find(({ name }) => ORDER.test(String(name)));
  const schema = document.schema(parameter?.['schema']);
  const offered = [...listIn(schema, 'enum'), ...listIn(document.schema(schema['items']), 'enum')];
  return new Set(offered.map((value) => String(value).replace(/^[-+]/, '')));
}

const ORDER = /^(?:_sort|sort(?:_?by)?|order(?:ing|_?by)?)$/i;
/** Parameters of a list, by their usual names. */
const PARAMETERS: readonly (readonly [
  'offset' | 'page' | 'limit' | 'perPage' | 'search' | 'order' | 'direction',
  RegExp,
])[] = [
  ['page', /^_?page(?:_?(?:number|no))?$/i],
  ['offset', /^(?:offset|skip)$/i],
  ['limit', /^_?(?:limit|take|(?:page_?)?size|per_?page)$/i],
  ['search', /^(?:search|q|_q|query|keywords?|term)$/i],
  ['direction', /^(?:_order|dir(?:ection)?|(?:sort|order)_?(?:dir(?:ection)?|order))$/i],
  ['order', ORDER],
];

/**
 * How lists are asked for: the first list that has a parameter of a kind says its name, and the one that gives the fewest
 * rows how many one call gives at most.
 */
export function listWords(document: OpenApiDocument, lists: readonly ListPath[]): ApiListSource {
  const names = lists.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => textIn(parameter, 'name') ?? []),
  );
  const word = Object.fromEntries(
    PARAMETERS.map(([kind, pattern]) => [kind, names.find((name) => pattern.test(name))]),
  );
  const { page, offset, limit, search, direction, order } = word;
  const [first] = lists;
  const limits = lists
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => limit !== undefined && textIn(parameter, 'name') === limit)
    .flatMap(({ schema }) => numberIn(document.schema(schema), 'maximum') ?? [])
    .filter((most) => most >= 1);
  return {
    ...(offset === undefined ? page !== undefined && { page } : { offset }),
    ...(limit !== undefined &&
      (offset === undefined && page !== undefined ? { perPage: limit } : { limit })),
    ...(search !== undefined && { search }),
    ...(order !== undefined && {
      order: direction === undefined ? order : { field: order, direction },
    }),
    ...(first?.rows !== undefined && { rows: first.rows }),
    ...(first?.total !== undefined && { total: first.total }),
    ...(limits.length > 0 && { most: Math.floor(Math.min(...limits)) }),
  };
}
