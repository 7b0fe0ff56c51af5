/**
 * The shape of a value: its keys and types, without texts, ids and dates.
 *
 * - a word for a scalar: `text`, `date` (the API's format), `id`, `number`, `flag`, `null`, several joined by `|`;
 *   `=word` is this exact value (an error code)
 * - `[shape]` a list of such items, `[]` a list whose items are unknown
 * - an object: the shape of each key; `key?` is optional
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Source: protocol, section 0. */
const DATE = /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2} [+-]\d{4}$/;
/** Objects whose keys are data: host names. */
const BY_NAME = new Set(['last_failure', 'result']);
/** Omitted when there is no value (observed, section lists). */
const OFTEN_ABSENT = new Set(['domain_display']);
/** Keys whose values are codes of the protocol, in errors. */
const CODES = new Set(['code']);

/** @param refusal for an error, whose codes are kept */
export function shapeOf(value: unknown, refusal: boolean): Shape {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const [first, ...rest] = items.map((item) => shapeOf(item, refusal));
    return first === undefined ? [] : [rest.reduce(union, first)];
  }
  if (typeof value === 'object' && value !== null) {
    const shapes = Object.entries(value).map(([key, inner]): [string, Shape] => [
      OFTEN_ABSENT.has(key) ? `${key}?` : key,
      shapeOfKey(key, inner, refusal),
    ]);
    return Object.fromEntries('domain' in value ? [...shapes, ...absent(value)] : shapes);
  }
  if (typeof value === 'string') return ID.test(value) ? 'id' : DATE.test(value) ? 'date' : 'text';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'number' ? 'number' : 'null';
}

function shapeOfKey(key: string, value: unknown, refusal: boolean): Shape {
  if (BY_NAME.has(key)) return 'any';
  if (refusal && CODES.has(key) && typeof value === 'string') return `=${value}`;
  return shapeOf(value, refusal);
}

/** Marks keys as optional. */
function absent(value: object): readonly [string, Shape][] {
  const missing = [...OFTEN_ABSENT].filter((key) => !(key in value) && 'hostname' in value);
  return missing.map((key) => [`${key}?`, 'text']);
}

export function isObject(shape: Shape): shape is { readonly [key: string]: Shape } {
  return typeof shape === 'object' && !Array.isArray(shape);
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

/** The shape of both items of a list. */
function union(one: Shape, other: Shape): Shape {
  if (isObject(one) && isObject(other)) return unionOfObjects(one, other);
  if (isList(one) && isList(other)) {
    const [first, second] = [one[0], other[0]];
    if (first === undefined || second === undefined) return first === undefined ? other : one;
    return [union(first, second)];
  }
  if (one === 'null' && typeof other !== 'string') return other;
  if (other === 'null' && typeof one !== 'string') return one;
  if (typeof one === 'string' && typeof other === 'string') {
    return [...new Set([...one.split('|'), ...other.split('|')])].toSorted().join('|');
  }
  return 'any';
}

function unionOfObjects(
  one: { readonly [key: string]: Shape },
  other: { readonly [key: string]: Shape },
): Shape {
  const names = new Set([...Object.keys(one), ...Object.keys(other)].map(plain));
  return Object.fromEntries(
    [...names].map((name) => {
      const first = one[name] ?? one[`${name}?`];
      const second = other[name] ?? other[`${name}?`];
      const always = name in one && name in other;
      const joined =
        first === undefined || second === undefined
          ? (first ?? second ?? 'any')
          : union(first, second);
      return [always ? name : `${name}?`, joined];
    }),
  );
}

function plain(name: string): string {
  return name.endsWith('?') ? name.slice(0, -1) : name;
}

/** Differences between two shapes, one line each. Empty values and lists have no type and are no difference. */
export function differences(expected: Shape, actual: Shape, at = 'body'): readonly string[] {
  if (expected === 'any' || expected === 'null' || actual === 'null') return [];
  if (isObject(expected) && isObject(actual)) return differencesOfKeys(expected, actual, at);
  if (isList(expected) && isList(actual)) {
    const [wanted, given] = [expected[0], actual[0]];
    return wanted === undefined || given === undefined ? [] : differences(wanted, given, `${at}[]`);
  }
  if (typeof expected === 'string' && typeof actual === 'string') {
    const known = new Set(expected.split('|'));
    const strange = actual.split('|').filter((word) => word !== 'null' && !known.has(word));
    // If only some texts are ids, the type is text; an empty text has no format.
    const texts = known.has('text') || expected === 'null';
    const unknown = strange.filter((word) => !(texts && (word === 'id' || word === 'date')));
    return unknown.length === 0 ? [] : [`${at}: ${expected} expected, ${actual} answered`];
  }
  return [`${at}: ${describe(expected)} expected, ${describe(actual)} answered`];
}

function differencesOfKeys(
  expected: { readonly [key: string]: Shape },
  actual: { readonly [key: string]: Shape },
  at: string,
): readonly string[] {
  const wanted = new Map(Object.entries(expected).map(([name, shape]) => [plain(name), shape]));
  const given = new Map(Object.entries(actual).map(([name, shape]) => [plain(name), shape]));
  const missing = Object.keys(expected).filter((name) => !name.endsWith('?') && !(name in actual));
  const unknown = [...given.keys()].filter((name) => !wanted.has(name));
  return [
    ...(missing.length > 0 ? [`${at}: lacks ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`${at}: has also ${unknown.join(', ')}`] : []),
    ...[...wanted].flatMap(([name, shape]) => {
      const inner = given.get(name);
      return inner === undefined ? [] : differences(shape, inner, `${at}.${name}`);
    }),
  ];
}

function describe(shape: Shape): string {
  return typeof shape === 'string' ? shape : isList(shape) ? 'list' : 'object';
}
