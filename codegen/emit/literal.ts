/** Line width of generated files, in characters. */
const LINE_WIDTH = 100;
const INDENT = '  ';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** TypeScript that is printed as it is inside a literal, for example `() => import('./users.ts')`. */
export class Code {
  constructor(readonly text: string) {}
}

/** A function that loads a file. */
export function thunk(specifier: string): Code {
  return new Code(`() => import('${specifier}')`);
}

/**
 * Prints a value as TypeScript: on one line if it fits, else one entry per line. Entries that are undefined are
 * omitted. The same value always gives the same text.
 *
 * @param depth indentation of the line on which the literal begins, in steps of two spaces
 * @param used characters already on that line, including indentation and what must follow the literal
 */
export function literal(value: unknown, depth = 0, used = 0): string {
  if (!isComposite(value)) return simple(value);
  const short = onOneLine(value, LINE_WIDTH - used);
  if (short !== undefined) return short;
  const entries = Array.isArray(value)
    ? value.map((item: unknown) => ({ label: '', item }))
    : entriesOf(value).map(([key, item]) => ({ label: `${keyText(key)}: `, item }));
  if (entries.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const inner = INDENT.repeat(depth + 1);
  const lines = entries.map(({ label, item }) => {
    const place = [depth + 1, inner.length + label.length + 1] as const;
    const isKept = depth === 0 && isComposite(item);
    const text = isKept ? keptLiteral(item, ...place) : literal(item, ...place);
    return `${inner}${label}${text},`;
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...lines, INDENT.repeat(depth) + close].join('\n');
}

/** As `literal`, printed once for an object that is the same from run to run, in the same place. */
export function keptLiteral(value: object, depth: number, used: number): string {
  const place = `${depth} ${used}`;
  const before = printed.get(value);
  if (before?.place === place) return before.text;
  const text = literal(value, depth, used);
  printed.set(value, { place, text });
  return text;
}

const printed = new WeakMap<object, { readonly place: string; readonly text: string }>();

/** Characters that JSON does not escape but a string in single quotes must. */
const ODD = /['\u2028\u2029]/;

export function quoted(text: string): string {
  const json = JSON.stringify(text);
  const plain = json.length === text.length + 2 && !ODD.test(text);
  if (plain) return `'${text}'`;
  const inner = json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

export function keyText(key: string): string {
  return IDENTIFIER.test(key) ? key : quoted(key);
}

/** @returns undefined as soon as the text is longer than `room`, so that large values are cheap */
function onOneLine(value: unknown, room: number): string | undefined {
  if (!isComposite(value)) {
    const text = simple(value);
    return text.length <= room ? text : undefined;
  }
  const list = Array.isArray(value);
  const parts: string[] = [];
  let left = room - (list ? 2 : 4);
  for (const [key, item] of list ? value.entries() : entriesOf(value)) {
    const label = typeof key === 'string' ? `${keyText(key)}: ` : '';
    const separator = parts.length > 0 ? 2 : 0;
    const text = onOneLine(item, left - separator - label.length);
    if (text === undefined) return undefined;
    parts.push(label + text);
    left -= separator + label.length + text.length;
  }
  if (list) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

function simple(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  return value instanceof Code ? value.text : String(value);
}

function entriesOf(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Code);
}
