import { printable } from '../report/printable.ts';

/** A value as YAML source text, or a map of such values. */
export type YamlTree = string | { readonly [key: string]: YamlTree };

/** A line that no longer fits becomes a map with a line for each key. */
const WIDEST_LINE = 110;
const WORD_OF_YAML = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** A value as a YAML scalar that is safe inside a flow collection. */
export function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = /^[A-Za-z][\w /.-]*$/.test(value) && value.trim() === value;
  return plain && !WORD_OF_YAML.test(value) ? value : printable(JSON.stringify(value));
}

/** A key; addresses such as `users/users/:id` need no quotes. */
export function keyOf(key: string): string {
  return /^[A-Za-z][\w/-]*(?:\/:[A-Za-z][\w/-]*)+$/.test(key) ? key : scalar(key);
}

/** Plain data as a tree; what is undefined is left out. */
export function treeOf(value: object): YamlTree {
  const entries = Object.entries(value).flatMap(([key, inner]): [string, YamlTree][] => {
    if (inner === undefined) return [];
    return [[key, typeof inner === 'object' && inner !== null ? treeOf(inner) : scalar(inner)]];
  });
  return Object.fromEntries(entries);
}

export function flow(values: readonly (string | number | boolean)[]): string {
  return `[${values.map(scalar).join(', ')}]`;
}

/** A tree on one line: `{ type: string, maxLength: 128 }`. */
export function inline(tree: YamlTree): string {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree).map(([key, value]) => `${keyOf(key)}: ${inline(value)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A tree with a line for each key, each ending with a line break. */
export function block(tree: { readonly [key: string]: YamlTree }, indent = 0): string {
  const margin = ' '.repeat(indent);
  return Object.entries(tree)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `${margin}${keyOf(key)}: ${value}\n`
        : `${margin}${keyOf(key)}:\n${block(value, indent + 2)}`,
    )
    .join('');
}

/** One line where it fits, else lines: the value of a key that begins at the column `at`. */
export function fitting(tree: YamlTree, at: number, indent: number): string {
  const line = inline(tree);
  if (typeof tree === 'string' || at + line.length <= WIDEST_LINE) return ` ${line}\n`;
  const margin = ' '.repeat(indent + 2);
  const lines = Object.entries(tree).map(([key, value]) => {
    const head = `${margin}${keyOf(key)}:`;
    return `${head}${fitting(value, head.length + 1, indent + 2)}`;
  });
  return `\n${lines.join('')}`;
}
