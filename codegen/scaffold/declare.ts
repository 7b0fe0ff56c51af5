import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { insertEntry } from '../edit/insertEntry.ts';
import { flow, type YamlTree } from '../edit/yamlText.ts';

const API_FILE = 'manifest/api.yaml';
const PERMISSIONS_FILE = 'manifest/permissions.yaml';
const VERBS = ['view', 'add', 'change', 'delete'];
/** What the server answers to at a list, at a record, and where files are read. */
const METHODS: readonly (readonly [string, readonly string[]])[] = [
  ['', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
  ['/:id', ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
  ['/render-to-json', ['POST', 'OPTIONS']],
];

/**
 * Declares the permissions of a resource and the calls that its pages make, where they are not declared yet.
 *
 * @param api below `/api/v1/`
 * @throws ScaffoldError when a file is missing or cannot take them
 */
export function declare(draft: DraftFiles, id: string, api: string): void {
  const [area = '', model = ''] = id.split('.');
  insert(draft, PERMISSIONS_FILE, ['apps', area, model], flow(VERBS));
  for (const [below, methods] of METHODS) {
    insert(draft, API_FILE, ['addresses', `${api}${below}`], flow(methods));
  }
}

/** Whether the files are there in which permissions and calls are declared. */
export function declares(draft: DraftFiles): boolean {
  return [API_FILE, PERMISSIONS_FILE].every((file) => draft.read(file) !== undefined);
}

/**
 * Adds an entry to a manifest; what is declared already stays as it is.
 *
 * @throws ScaffoldError when the file cannot take it
 */
export function insert(
  draft: DraftFiles,
  file: string,
  path: readonly string[],
  value: YamlTree,
): void {
  const text = draft.read(file);
  if (text === undefined) throw new ScaffoldError(`There is no ${file}. Run this in a project.`);
  const inserted = insertEntry(text, { path, value });
  if ('text' in inserted) draft.set(file, inserted.text);
  else if (inserted.because !== 'present') {
    throw new ScaffoldError(`${file} has no place for ${path.join('.')}: write it by hand.`);
  }
}
