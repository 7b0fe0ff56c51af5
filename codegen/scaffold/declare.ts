import { sortBy } from 'es-toolkit/array';
import { apiFactsOf } from '../derive/apiFacts.ts';
import { sessionOf } from '../derive/session.ts';
import { isMap } from '../model/isMap.ts';
import { wholeOf } from '../read/manifestKinds.ts';
import type { SourceFile } from '../read/sources.ts';
import { readYaml } from '../read/yaml.ts';
import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { insertEntry } from '../edit/insertEntry.ts';
import { flow, type YamlTree } from '../edit/yamlText.ts';

const API_FILE = 'manifest/api.yaml';
const PERMISSIONS_FILE = 'manifest/permissions.yaml';
const VERBS = ['view', 'add', 'change', 'delete'];
const OF_RECORD = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Declares the permissions of a resource, where the server has permissions, and the calls that its pages make, where the
 * project lists calls; each where it is not declared yet.
 *
 * @param api below the root of the API
 * @throws ScaffoldError when a file is missing or cannot take them
 */
export function declare(draft: DraftFiles, id: string, api: string): void {
  const [area = '', model = ''] = id.split('.');
  if (hasPermissions(draft)) insert(draft, PERMISSIONS_FILE, ['apps', area, model], flow(VERBS));
  if (partsOf(draft, API_FILE).length === 0) return;
  for (const [below, methods] of callsOf(draft)) {
    insert(draft, API_FILE, ['addresses', `${api}${below}`], flow(methods));
  }
}

/** Whether the server of a project has permissions, which open pages and actions. */
export function hasPermissions(draft: DraftFiles): boolean {
  return sessionOf(draft.project().app?.value).permissions !== undefined;
}

/** What the server answers to at a list, at a record, and where files are read. */
function callsOf(draft: DraftFiles): readonly (readonly [string, readonly string[]])[] {
  const { updatesMany, deletesMany, transfer, preview } = apiFactsOf(
    draft.project().app?.value.server,
  );
  const many = [...(updatesMany ? ['PUT', 'PATCH'] : []), ...(deletesMany ? ['DELETE'] : [])];
  return [
    ['', ['GET', 'POST', ...many, 'OPTIONS']],
    ['/:id', OF_RECORD],
    ...(transfer && preview ? [[`/${preview}`, ['POST', 'OPTIONS']] as const] : []),
  ];
}

/**
 * Adds an entry to a manifest, beside those that are most like it when the manifest is split; what is declared already
 * stays as it is.
 *
 * @returns the file that it is added to
 * @throws ScaffoldError when the file cannot take it
 */
export function insert(
  draft: DraftFiles,
  manifest: string,
  path: readonly string[],
  value: YamlTree,
): string | undefined {
  const [best, ...others] = sortBy(partsOf(draft, manifest), [(part) => -likeness(part, path)]);
  if (!best) throw new ScaffoldError(`There is no ${manifest}. Run this in a project.`);
  const inserted = insertEntry(best.text, { path, value });
  const isPresent = [
    inserted,
    ...others.map(({ text }) => insertEntry(text, { path, value })),
  ].some((insertion) => 'because' in insertion && insertion.because === 'present');
  if (isPresent) return undefined;
  if ('because' in inserted) {
    throw new ScaffoldError(`${best.path} has no place for ${path.join('.')}: write it by hand.`);
  }
  draft.set(best.path, inserted.text);
  return best.path;
}

function partsOf(draft: DraftFiles, manifest: string): readonly SourceFile[] {
  return draft.sources().manifests.filter(({ path }) => wholeOf(path) === manifest);
}

/** How many steps of the way to an entry lead to something in a file: `users/users` is like `users/groups`. */
function likeness(part: SourceFile, path: readonly string[]): number {
  let value: unknown = readYaml(part).located?.value;
  for (const [depth, key] of path.entries()) {
    if (!isMap(value)) return depth;
    if (!Object.hasOwn(value, key)) {
      const [area = ''] = key.split('/');
      return Object.keys(value).some((other) => other.startsWith(`${area}/`)) ? depth + 0.5 : depth;
    }
    value = value[key];
  }
  return path.length;
}
