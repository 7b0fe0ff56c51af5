import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { PROJECT } from './table.ts';

/** A value import, a type import, or `import()`. */
export type ImportKind = 'value' | 'type' | 'lazy';

export interface Import {
  /** Path in the project. */
  readonly from: string;
  /** Path in the project, or the name of a library. */
  readonly to: string;
  readonly kind: ImportKind;
}

const CODE = /\.(?:ts|tsx|mjs)$/;
const WITHOUT_CODE = /\.d\.mts$|\/golden\//;

/** All code files below these folders. */
export function codeIn(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => CODE.test(file) && !WITHOUT_CODE.test(file))
    .toSorted();
}

/** The imports and re-exports of a file. */
export function importsOf(
  from: string,
  text: string = readFileSync(join(PROJECT, from), 'utf8'),
): readonly Import[] {
  const { module, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from} could not be read.`);
  const named = (to: string, kind: ImportKind) => ({ from, to: target(from, to), kind });
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      return named(moduleRequest.value, isType ? 'type' : 'value');
    }),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [named(moduleRequest.value, isType ? 'type' : 'value')] : [],
      ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const [, path] =
        /^['"`]([^$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return path === undefined ? [] : [named(path, 'lazy')];
    }),
  ];
}

function target(from: string, name: string): string {
  if (!name.startsWith('.')) return name;
  const path = join(dirname(from), name);
  const found = ['', '.ts', '.tsx'].find(
    (ending) => CODE.test(path + ending) && existsSync(join(PROJECT, path + ending)),
  );
  return path + (found ?? '');
}
