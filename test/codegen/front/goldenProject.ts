import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { findCode } from '../../../codegen/cli/handWrittenCode.ts';
import { readSources } from '../../../codegen/cli/files.ts';
import type { SourceSet } from '../../../codegen/read/sources.ts';
import { readTextUses } from '../../../codegen/read/textUses.ts';
import { applyDiff } from '../../diff.ts';
import { withKnown } from '../../knownSources.ts';

export const GOLDEN = fileURLToPath(new URL('../golden', import.meta.url));
const BASE = 'base';

export interface GoldenCase {
  readonly rule: string;
  /** `good`, `good-…`, `bad`, `bad-…`. */
  readonly name: string;
  readonly folder: string;
}

/** Text that is appended many times, so that no huge file has to be committed. */
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

const base = filesBelow(join(GOLDEN, BASE));

/** The files of the small project that every case starts with. */
export function baseFiles(): ReadonlyMap<string, string> {
  return base;
}

/** Says what a case changes in a file of the base: `user.yaml.diff`. */
const DIFF = /\.diff$/;

/** The files that a case adds, replaces or changes. */
export function ownFiles({ folder }: GoldenCase): ReadonlyMap<string, string> {
  const notTheProjects = ['expected.json', 'without.json', 'grow.json'];
  const files = [...filesBelow(folder)].filter(([path]) => !notTheProjects.includes(path));
  return new Map(
    files.map(([path, text]) => {
      if (!DIFF.test(path)) return [path, text];
      const changed = path.replace(DIFF, '');
      return [changed, applyDiff(base.get(changed) ?? '', text)];
    }),
  );
}

/** The files of a case: the base with additions, changes, removals and repetitions. */
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

const folderOf = (files: ReadonlyMap<string, string>) => ({
  read: (path: string) => files.get(path),
  list: (below: string) =>
    [...files.keys()].filter((path) => path.startsWith(`${below}/`)).toSorted(),
});
const NO_FRAME: SourceSet['frame'] = [];
const baseSources = readSources(folderOf(base));

/** The sources that the command reads: manifests, texts, and texts named by hand-written code. */
export function sourcesOf(files: ReadonlyMap<string, string>): SourceSet {
  const folder = folderOf(files);
  const code = findCode(folder);
  const textUses = code.flatMap((file) =>
    readTextUses(ts, file).map((use) => ({ file: file.path, ...use })),
  );
  // A case stands alone: what is found does not depend on the words of the frame.
  return withKnown({ ...readSources(folder), frame: NO_FRAME, textUses }, baseSources);
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
