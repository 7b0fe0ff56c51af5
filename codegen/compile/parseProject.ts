import { languageOf } from '../read/catalogues.ts';
import { partition } from 'es-toolkit/array';
import { groupBy } from '../model/groupBy.ts';
import { nameOfView } from '../derive/places.ts';
import { completeResource } from './completeResource.ts';
import { copyTwins } from './copyTwins.ts';
import { fillFields } from './fillFields.ts';
import { inheritResources } from './inheritResources.ts';
import {
  kindOfFile,
  type KindOfFile,
  KNOWN_FILES,
  KNOWN_PLACES,
  likelyResource,
  NEEDED_FILES,
  wholeOf,
} from '../read/manifestKinds.ts';
import { joinParts } from '../read/joinParts.ts';
import { readCatalogues } from './readCatalogues.ts';
import { overrideOf } from '../read/overrides.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Located } from '../read/located.ts';
import type { SourceFile, SourceSet, TextUse } from '../read/sources.ts';
import { memoize } from '../read/memoize.ts';
import { translationMarks } from '../read/translationMarks.ts';
import { readYaml } from '../read/yaml.ts';
import { errorOf, FILE_START, type Diagnostic } from '../report/diagnostic.ts';
import { checkSchema } from '../schema/check.ts';
import type {
  ResourceSource,
  ServerTableSource,
  ViewSource,
} from '../schema/generated/manifest.ts';
import { wholeTables } from '../server/versions.ts';
import { nearest } from '../schema/nearest.ts';

interface ParseResult {
  readonly project: ParsedProject;
  readonly diagnostics: readonly Diagnostic[];
}

type Broken = ParsedProject['broken'][number];
type SingleFiles = Pick<
  ParsedProject,
  'app' | 'permissions' | 'features' | 'api' | 'drift' | 'roles' | 'expectations' | 'glossary'
>;

/**
 * Reads every file and validates it against its schema. Invalid files are listed in `broken`; the valid parts of
 * an invalid view or resource are kept.
 *
 * @param sources in any order; they are processed in the order of their paths
 */
export const parseProject = memoize((sources: SourceSet): ParseResult => {
  const diagnostics: Diagnostic[] = [];
  const broken: Broken[] = [];
  const kept: Kept = { single: {}, servers: [], views: [], resources: [] };

  const keepFile = (
    kind: KindOfFile,
    located: Located<unknown>,
    files: readonly SourceFile[],
  ): void => {
    const { found, repaired } = keep(kind, located, kept);
    diagnostics.push(...found);
    if (found.length === 0) return;
    const declared = files.map(({ path }) => brokenFile(path, located.value));
    broken.push(...declared.map((file) => (repaired ? { ...file, repaired } : file)));
  };
  const written = new Map<Located<unknown>, readonly SourceFile[]>();
  for (const [whole, files] of groupBy(byPath(sources.manifests), ({ path }) => wholeOf(path))) {
    const kind = kindOfFile(whole);
    if (!kind) {
      diagnostics.push(unknownFile(whole));
      broken.push(brokenFile(whole.replace(/\.\w+$/, '.yaml'), undefined));
      continue;
    }
    const { located, diagnostics: ofReading } = readParts(files);
    diagnostics.push(...ofReading);
    if (!located) {
      broken.push(...files.map(({ path }) => brokenFile(path, undefined)));
      continue;
    }
    // What its fields are stands in other files.
    if (kind === 'resource') written.set(located, files);
    else keepFile(kind, located, files);
  }
  const servers = wholeTables(kept.servers, kept.single.app?.value.servers);
  const server = { servers, permissions: kept.single.permissions };
  const whole = copyTwins([...written.keys()]).map((located) => completeResource(located, server));
  const filled = fillFields(whole, servers);
  for (const [at, files] of [...written.values()].entries()) {
    keepFile('resource', filled[at] as Located<unknown>, files);
  }
  const { single, views, resources } = kept;
  diagnostics.push(...missingFiles(sources.manifests));
  const [catalogueFiles, others] = partition(
    byPath(sources.locales),
    ({ path }) => languageOf(path) !== undefined,
  );
  const texts = readCatalogues(catalogueFiles, sources.frame, single.app);
  diagnostics.push(...others.map(({ path }) => unknownFile(path)), ...texts.diagnostics);
  broken.push(
    ...declaredAgain(views, nameOfView),
    ...declaredAgain(resources, ({ resource }) => resource),
    ...texts.broken,
  );
  return {
    project: {
      ...single,
      servers,
      views,
      resources: inheritResources(resources),
      catalogues: texts.catalogues,
      frameTexts: texts.frameTexts,
      translationMarks: byPath(sources.locales).flatMap(translationMarks),
      overrides: byPath(sources.overrides).flatMap(({ path }) => overrideOf(path) ?? []),
      pictures: sources.pictures,
      ...(sources.textUses && usesByKind(sources.textUses)),
      broken,
    },
    diagnostics,
  };
});

/** A manifest, of which no part may be missing. */
function readParts(files: readonly SourceFile[]): ReturnType<typeof readYaml> {
  const read = files.map(readYaml);
  const parts = read.flatMap(({ located }) => located ?? []);
  const diagnostics = read.flatMap((part) => part.diagnostics);
  if (parts.length < files.length) return { diagnostics };
  return joinParts(parts);
}

/** The texts that hand-written code names, and its other names. */
const usesByKind = memoize((uses: readonly TextUse[]) => ({
  textUses: uses.filter(({ kind }) => kind === undefined),
  nameUses: uses.filter(({ kind }) => kind !== undefined),
}));

interface Kept {
  readonly single: { -readonly [K in keyof SingleFiles]: SingleFiles[K] };
  readonly servers: Located<ServerTableSource>[];
  readonly views: Located<ViewSource>[];
  readonly resources: Located<ResourceSource>[];
}

/** Adds a valid file to the project and reports its findings. */
function keep(
  kind: KindOfFile,
  located: Located<unknown>,
  { single, servers, views, resources }: Kept,
): { readonly found: readonly Diagnostic[]; readonly repaired: boolean } {
  if (kind === 'view') {
    const result = checkSchema(kind, located);
    if (result.usable) views.push(result.located);
    return { found: result.diagnostics, repaired: result.usable && result.repaired };
  }
  if (kind === 'server') {
    const result = checkSchema(kind, located);
    if (result.usable) servers.push(result.located);
    return { found: result.diagnostics, repaired: result.usable && result.repaired };
  }
  if (kind === 'resource') {
    const result = checkSchema(kind, located);
    if (result.usable) resources.push(result.located);
    return { found: result.diagnostics, repaired: result.usable && result.repaired };
  }
  // Files that others refer to (app, permissions, settings) are used only when they are valid as a whole.
  const result = checkSchema(kind, located);
  if (result.usable && !result.repaired) Object.assign(single, { [kind]: result.located });
  return { found: result.diagnostics, repaired: false };
}

/** When two files declare the same thing the first one counts, and the second is reported and listed as broken. */
function declaredAgain<T>(
  files: readonly Located<T>[],
  nameOf: (value: T) => string,
): readonly Broken[] {
  const seen = new Set<string>();
  return files.flatMap(({ file, value }) => {
    const name = nameOf(value);
    if (seen.has(name)) return [{ file, declares: name }];
    seen.add(name);
    return [];
  });
}

function brokenFile(file: string, value: unknown): Broken {
  const written =
    typeof value === 'object' && value !== null && 'resource' in value ? value.resource : undefined;
  const declares = typeof written === 'string' ? written : likelyResource(file);
  return declares === undefined ? { file } : { file, declares };
}

function missingFiles(manifests: readonly SourceFile[]): readonly Diagnostic[] {
  const present = new Set(manifests.map(({ path }) => wholeOf(path)));
  return NEEDED_FILES.filter((file) => !present.has(file)).map((file) =>
    errorOf(
      'missing-file',
      { file, range: FILE_START },
      `There is no ${file}. Write it, or run the command in the project's folder (--cwd).`,
      `the files ${NEEDED_FILES.join(', ')}`,
    ),
  );
}

function unknownFile(path: string): Diagnostic {
  const suggestion = nearest(path, KNOWN_FILES);
  const found = errorOf(
    'unknown-file',
    { file: path, range: FILE_START },
    `Nothing reads ${path}. Move or rename it.`,
    `one of ${[...KNOWN_PLACES, 'locales/<language>/<area>.yaml'].join(', ')}`,
  );
  return suggestion === undefined ? found : { ...found, suggestion };
}

function byPath(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.toSorted((one, other) =>
    one.path < other.path ? -1 : one.path > other.path ? 1 : 0,
  );
}
