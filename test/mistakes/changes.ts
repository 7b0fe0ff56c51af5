import type { Around, Kind } from './kind.ts';

export const RESOURCE = /^manifest\/resources\//;
export const VIEW = /^manifest\/views\//;
export const MANIFEST = /^manifest\/(?!drift|servers)/;
export const APP = /^manifest\/app\.yaml$/;
export const TEXTS = /^locales\/(?:en|zh|ja)\//;
const WORD = /^[A-Za-z][\w.-]{2,}$/;
const FIELD = '^fields/(?:[^/]+/(?:fields|item/fields)/)?[^/]+';
export const A_FIELD = new RegExp(`${FIELD}$`);
/** What stands in a field: `ofField('type')`. */
export const ofField = (path: string) => new RegExp(`${FIELD}/${path}$`);

/** Two letters change places, or one is lost. */
export const misspelt: Kind['change'] = ({ text }, chance) => {
  const at = 1 + chance.below(Math.max(1, text.length - 2));
  const [one = '', two = ''] = [text[at], text[at + 1]];
  const wrong =
    one === two || two === '' || !/\w\w/.test(one + two)
      ? text.slice(0, at) + text.slice(at + 1)
      : text.slice(0, at) + two + one + text.slice(at + 2);
  return wrong === text || wrong === '' ? undefined : wrong;
};
export const becomes =
  (text: string): Kind['change'] =>
  () =>
    text;
/** Another entry in a flow map: `{ type: string }` → `{ type: string, maxLength: 0 }`. */
export const withEntry =
  (entry: string): Kind['change'] =>
  ({ text }) =>
    text.startsWith('{') && text.endsWith('}')
      ? text.replace(/\s*\}$/, () => `, ${entry} }`)
      : undefined;
export const without =
  (part: RegExp): Kind['change'] =>
  ({ text }) => {
    const rest = text.replace(part, '');
    return rest === text ? undefined : rest;
  };
export const instead =
  (part: RegExp, by: string): Kind['change'] =>
  ({ text }) => {
    const wrong = text.replace(part, by);
    return wrong === text ? undefined : wrong;
  };

/** One of the lines that fit is lost. */
export const lostLine =
  (line: RegExp): Kind['change'] =>
  ({ text }, chance) => {
    const lines = text.split('\n');
    const fitting = lines.flatMap((one, index) => (line.test(one) ? [index] : []));
    if (fitting.length === 0) return undefined;
    return lines.toSpliced(chance.pick(fitting), 1).join('\n');
  };
/** The text of another language, where it has words of its own. */
export const textOf =
  (language: string, words: RegExp): Kind['change'] =>
  ({ text }, _, around) => {
    const other = around.in(language);
    return other !== undefined && other !== text && words.test(other.replaceAll(/%\{\w+\}/g, ''))
      ? other
      : undefined;
  };

export const kind = (
  name: string,
  file: RegExp,
  path: RegExp,
  change: Kind['change'],
  more: Partial<Kind> = {},
): Kind => ({ name, file, path, change, ...more });
/** Kinds of mistakes in the same files: the name of each, where it is made, what is written, and in which spots (scalars). */
export const kinds = (
  file: RegExp,
  table: Readonly<Record<string, readonly [RegExp, Kind['change'], Partial<Kind>?]>>,
) =>
  Object.entries(table).map(([name, [path, change, more]]) => kind(name, file, path, change, more));
/** The same for names that are misspelt. */
export const misspelling = (
  file: RegExp,
  more: Partial<Kind>,
  table: Readonly<Record<string, RegExp>>,
) => Object.entries(table).map(([name, path]) => kind(name, file, path, misspelt, more));
export const key = { of: 'key' } as const;
export const word = { of: 'scalar', text: WORD } as const;
export const scalar = { of: 'scalar' } as const;
export const scalarLike = (text: RegExp): Partial<Kind> => ({ of: 'scalar', text });
export const map = { of: 'map' } as const;
export const list = { of: 'list' } as const;
export const file = { of: 'file' } as const;
/** A field of a type, written in one line. */
export const fieldOf = (...types: readonly string[]): Partial<Kind> => ({
  of: 'map',
  text: new RegExp(`^\\{\\s*type: (?:${types.join('|')})\\b.*\\}$`),
});
export const TEXT_FIELD = fieldOf('string', 'text', 'email', 'url', 'slug');

/** The name of a field whose description fits; `named` has them all. */
export function fieldThat(
  facts: RegExp,
): Kind['change'] & { named(around: Around): readonly string[] } {
  const named = ({ whole, fieldsOf }: Around): readonly string[] => {
    const [, id = ''] = /^resource: (\S+)/m.exec(whole) ?? [];
    return Object.entries(fieldsOf(id)).flatMap(([name, field]) => {
      const words = Object.entries(field).map(([key, value]) => `${key}: ${String(value)}`);
      return facts.test(words.join(', ')) ? [name] : [];
    });
  };
  const change: Kind['change'] = (_, chance, around) => {
    const names = named(around);
    return names.length > 0 ? chance.pick(names) : undefined;
  };
  return Object.assign(change, { named });
}
