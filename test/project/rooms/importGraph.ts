import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { consoleAliases } from '../../../codegen/bundle/aliases.mjs';
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

/** An import and what is taken: `*` is everything; a lazy import takes what its file says later. */
interface NamedImport extends Import {
  readonly names: readonly string[];
}

interface Module {
  readonly text: string;
  readonly imports: readonly NamedImport[];
  /** Names that it exports. */
  readonly exports: readonly string[];
  /** Lines with code: those that are empty or hold nothing but comments do not count. */
  readonly lines: number;
}

const CODE = /\.(?:ts|tsx|mjs)$/;
const WITHOUT_CODE = /\.d\.mts$|\/golden\//;

/** The folders that hold code. */
export const CODE_FOLDERS = [
  'codegen',
  'commands',
  'deploy',
  'editors',
  'generated',
  'sandbox',
  'src',
  'test',
] as const;

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

const modules = new Map<string, Module>();

/** What a file imports, re-exports and exports; each is read once. */
export function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const read = readModule(file, readFileSync(join(PROJECT, file), 'utf8'));
  modules.set(file, read);
  return read;
}

function readModule(from: string, text: string): Module {
  const { module, errors, comments } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from} could not be read.`);
  const taken = (to: string, kind: ImportKind, names: readonly string[]) => ({
    from,
    to: target(from, to),
    kind,
    names,
  });
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const imports = [
    ...module.staticImports.map((statement) => {
      const isType =
        statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
      const names = statement.entries.map(({ importName }) => nameOf(importName));
      return taken(statement.moduleRequest.value, isType ? 'type' : 'value', names);
    }),
    ...entries.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest
        ? [taken(moduleRequest.value, isType ? 'type' : 'value', [nameOf(importName)])]
        : [],
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const [, path] =
        /^['"`]([^$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return path === undefined ? [] : [taken(path, 'lazy', [])];
    }),
  ];
  // Vite writes an import for each file that fits.
  const [, folder] = /import\.meta\.glob[^(]*\(\s*'(\.[^'*]*\/)\*\.ts'/.exec(text) ?? [];
  if (folder !== undefined) {
    const found = readdirSync(join(PROJECT, dirname(from), folder)).filter((name) =>
      CODE.test(name),
    );
    imports.push(...found.map((name) => taken(`${folder}${name}`, 'value', ['*'])));
  }
  return {
    text,
    imports,
    exports: entries.map(({ exportName }) => nameOf(exportName)),
    lines: withoutComments(text, comments)
      .split('\n')
      .filter((line) => line.trim() !== '').length,
  };
}

function withoutComments(
  text: string,
  comments: readonly { readonly start: number; readonly end: number }[],
): string {
  const starts = [0, ...comments.map(({ end }) => end)];
  return starts
    .map((start, index) => {
      const comment = comments[index];
      const lines = comment ? text.slice(comment.start, comment.end).replaceAll(/[^\n]/g, '') : '';
      return text.slice(start, comment?.start) + lines;
    })
    .join('');
}

function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  return name ?? (kind === 'Default' ? 'default' : '*');
}

function target(from: string, name: string): string {
  const path = name.startsWith('.') ? join(dirname(from), name) : aliased(name);
  if (path === undefined) return name;
  const found = ['', '.ts', '.tsx'].find(
    (ending) => CODE.test(path + ending) && existsSync(join(PROJECT, path + ending)),
  );
  return path + (found ?? '');
}

const ALIASES = consoleAliases(PROJECT, PROJECT);

/** Where `#project/…` and the engine's exports lead, in this repository; undefined for a library. */
function aliased(name: string): string | undefined {
  const alias = ALIASES.find(({ find }) => name.startsWith(`${find}/`));
  return alias && relative(PROJECT, alias.replacement + name.slice(alias.find.length));
}
