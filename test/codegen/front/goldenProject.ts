import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { findCode } from '../../../codegen/cli/handWrittenCode.ts';
import { readSources } from '../../../codegen/cli/files.ts';
import type { SourceSet } from '../../../codegen/read/sources.ts';
import { readTextUses } from '../../../codegen/read/textUses.ts';

export const GOLDEN = fileURLToPath(new URL('../golden', import.meta.url));
const BASE = 'base';
/** Set to write expected findings and rule pages instead of comparing them. */
export const UPDATES = process.env['GATEHOUSE_UPDATE'] === '1';

export interface GoldenCase {
  readonly rule: string;
  /** `good`, `good-…`, `bad`, `bad-…`. */
  readonly name: string;
  readonly folder: string;
}

/** Text added to a file many times over, so that no huge file has to be kept. */
type Growth = Readonly<Record<string, { readonly text: string; readonly times: number }>>;

export function goldenRules(): readonly string[] {
  return foldersIn(GOLDEN).filter((name) => name !== BASE);
}

export function goldenCases(): readonly GoldenCase[] {
  return goldenRules().flatMap((rule) =>
    foldersIn(join(GOLDEN, rule)).map((name) => ({
      rule,
      name,
      folder: join(GOLDEN, rule, name),
    })),
  );
}

/** Every file of the small project that all cases begin with. */
export function baseFiles(): ReadonlyMap<string, string> {
  return filesBelow(join(GOLDEN, BASE));
}

/** The files that a case adds to the base, or replaces in it. */
export function ownFiles({ folder }: GoldenCase): ReadonlyMap<string, string> {
  const notTheProjects = ['expected.json', 'without.json', 'grow.json'];
  return new Map([...filesBelow(folder)].filter(([path]) => !notTheProjects.includes(path)));
}

/** The base with what the case adds, replaces, takes away and makes grow. */
export function filesOf(golden: GoldenCase): ReadonlyMap<string, string> {
  const files = new Map([...baseFiles(), ...ownFiles(golden)]);
  const without: readonly string[] = readJson(golden, 'without.json') ?? [];
  for (const path of without) files.delete(path);
  const growth: Growth = readJson(golden, 'grow.json') ?? {};
  for (const [path, { text, times }] of Object.entries(growth)) {
    const added = Array.from({ length: times }, (_, index) => text.replaceAll('%n', `${index}`));
    files.set(path, (files.get(path) ?? '') + added.join(''));
  }
  return files;
}

/** What the command reads of a project: manifests, texts, and what hand-written code names. */
export function sourcesOf(files: ReadonlyMap<string, string>): SourceSet {
  const folder = {
    read: (path: string) => files.get(path),
    list: (below: string) =>
      [...files.keys()].filter((path) => path.startsWith(`${below}/`)).toSorted(),
  };
  const code = findCode(folder);
  const textUses = code.flatMap((file) =>
    readTextUses(ts, file).map((use) => ({ file: file.path, ...use })),
  );
  return { ...readSources(folder), textUses };
}

export function readJson<T>({ folder }: GoldenCase, name: string): T | undefined {
  const path = join(folder, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

function filesBelow(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
