import type { ServerField } from '../model/serverField.ts';
import { isMap } from '../model/isMap.ts';

/** What a server does not do with a record; `read`: it answers lists alone. */
type Lack = 'read' | 'create' | 'update' | 'delete';

export interface ServerMetadata {
  /** Below `/api/v1/`, without leading and trailing slashes. */
  readonly address: string;
  /** From the metadata for creating a record if there is any, else from that for reading or updating. */
  readonly fields: ReadonlyMap<string, ServerField>;
  readonly creates: boolean;
  readonly lacks?: readonly Lack[];
  /** Whether its list takes words to look for, and an order; absent: the server does not say it. */
  readonly searches?: boolean;
  readonly sorts?: boolean;
  /** It takes records in part alone, although lists in general take them whole. */
  readonly patches?: true;
}

/** Deeper inside of one another, objects are free data: manifests have a limit, too (`MAX_NESTING`). */
const DEEPEST_OBJECT = 8;
/** In order of preference: `required` is only meaningful for POST. */
const METHODS = ['POST', 'PUT', 'PATCH', 'GET'] as const;
/** Filters and orders are part of the metadata of the list. */
const LIST_METHOD = 'GET';

/** @returns undefined when the answer has no field metadata */
export function metadataOf(address: string, body: unknown): ServerMetadata | undefined {
  const actions = isMap(body) ? body['actions'] : undefined;
  if (!isMap(actions)) return undefined;
  const fields = new Map<string, ServerField>();
  const listFields = actions[LIST_METHOD];
  for (const method of METHODS) {
    const described = actions[method];
    for (const [name, facts] of Object.entries(isMap(described) ? described : {})) {
      if (!fields.has(name) && isMap(facts)) {
        fields.set(name, fieldOf(name, facts, isMap(listFields) ? listFields[name] : undefined));
      }
    }
  }
  return { address, fields, creates: isMap(actions['POST']) };
}

function fieldOf(
  name: string,
  facts: Readonly<Record<string, unknown>>,
  inList: unknown,
  depth = 0,
): ServerField {
  const { help_text: help } = facts;
  const { child, children } = depth < DEEPEST_OBJECT ? facts : {};
  return {
    name,
    type: typeof facts['type'] === 'string' ? facts['type'] : 'field',
    required: facts['required'] === true,
    readOnly: facts['read_only'] === true,
    writeOnly: facts['write_only'] === true,
    maxLength: numberOf(facts['max_length']),
    minValue: numberOf(facts['min_value']),
    maxValue: numberOf(facts['max_value']),
    digits: numberOf(facts['max_digits']),
    decimals: numberOf(facts['decimal_places']),
    minLength: numberOf(facts['min_length']),
    default: facts['default'],
    ...choicesOf(facts['choices']),
    help: (typeof help === 'string' && help.trim()) || undefined,
    child: isMap(child) ? fieldOf('', child, undefined, depth + 1) : undefined,
    children: isMap(children)
      ? Object.entries(children).flatMap(([inner, its]) =>
          isMap(its) ? [fieldOf(inner, its, undefined, depth + 1)] : [],
        )
      : undefined,
    filter: isMap(inList) && inList['filter'] === true,
    order: isMap(inList) && inList['order'] === true,
  };
}

function choicesOf(choices: unknown): Pick<ServerField, 'choices' | 'choiceNames'> {
  if (!Array.isArray(choices)) return {};
  const offered = choices.flatMap((choice: unknown) => {
    const { value, display_name: name }: Readonly<Record<string, unknown>> = isMap(choice)
      ? choice
      : {};
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ value, name }]
      : [];
  });
  const names = offered.map(({ name }) => (typeof name === 'string' ? name.trim() : ''));
  return {
    choices: offered.map(({ value }) => value),
    choiceNames: names.length > 0 && names.every(Boolean) ? names : undefined,
  };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The key of an address with a query: `settings/setting?category=basic`. */
export function withQuery(address: string, query: readonly (readonly [string, unknown])[]): string {
  if (query.length === 0) return address;
  return `${address}?${query
    .map(([key, value]) => `${key}=${String(value)}`)
    .toSorted()
    .join('&')}`;
}

/** Undefined when a file is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
