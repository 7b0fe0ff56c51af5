import { parseDocument, isMap, isScalar, isSeq, type Document, type YAMLMap } from 'yaml';
import { derive } from '../../codegen/derive/derive.ts';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { projectSources } from '../projectSources.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';

export const KINDS = ['field', 'route', 'permission', 'address', 'setting', 'text'] as const;
export type Kind = (typeof KINDS)[number];

/** Renames names of one kind in the YAML that declares them, and nowhere else. */
export function rename(sources: SourceSet, kind: Kind, names: ReadonlySet<string>): SourceSet {
  const edited = (files: readonly SourceFile[], edit: Edit) =>
    files.map((file) => {
      const text = editDocument(file, edit);
      return text === file.text ? file : { ...file, text };
    });
  if (kind === 'text') return { ...sources, locales: edited(sources.locales, texts(names)) };
  return { ...sources, manifests: edited(sources.manifests, EDITS[kind](names)) };
}

/** Changes a document in place; returns whether it did. */
type Edit = (document: Document) => boolean;

function editDocument({ path, text }: SourceFile, edit: Edit): string {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new Error(`${path} cannot be read`);
  return edit(document) ? document.toString() : text;
}

const EDITS: Readonly<Record<Exclude<Kind, 'text'>, (names: ReadonlySet<string>) => Edit>> = {
  field: (names) => (document) =>
    [document.get('fields'), ...fieldsOfTable(document)]
      .map((map) => renameKeys(map, names, (name) => `${name}_renamed`))
      .includes(true),
  address: (names) => (document) =>
    [
      spellOut(document),
      renameKeys(document.get('addresses'), names, (name) => `${name}/renamed`),
    ].includes(true),
  // A public setting and the field of its settings page.
  setting: (names) => (document) =>
    [document.get('settings'), document.get('fields'), ...fieldsOfTable(document)]
      .map((map) => renameKeys(map, names, (name) => `${name}_RENAMED`))
      .includes(true),
  permission: (names) => (document) =>
    ['apps', 'permissions'].map((map) => renameVerbs(document.get(map), names)).includes(true),
  route: (names) => (document) =>
    [spellOut(document), renameRoutes(document, names)].includes(true),
};

const model = derive(parseProject(projectSources()).project);

/** Writes the address and the name that a resource leaves out. */
function spellOut(document: Document): boolean {
  const given = model.resources.get(String(document.get('resource')))?.definition;
  if (!given || document.has('like')) return false;
  const missing = (['api', 'name'] as const).filter((key) => !document.has(key));
  for (const key of missing) document.add(document.createPair(key, given[key]));
  return missing.length > 0;
}

/** The fields of each address of a server's table. */
function fieldsOfTable(document: Document): readonly unknown[] {
  return [...entries(document.get('addresses'))].map(([, address]) =>
    isMap(address) ? address.get('fields') : undefined,
  );
}

function renameKeys(
  map: unknown,
  names: ReadonlySet<string>,
  renamed: (name: string) => string,
): boolean {
  if (!isMap(map)) return false;
  let changed = false;
  for (const { key } of map.items) {
    if (!isScalar(key) || !names.has(String(key.value))) continue;
    key.value = renamed(String(key.value));
    changed = true;
  }
  return changed;
}

/** `users.view_user` is the verb `view` of the model `user` of the app `users`. */
function renameVerbs(apps: unknown, names: ReadonlySet<string>): boolean {
  let changed = false;
  for (const [app, models] of entries(apps)) {
    for (const [model, given] of entries(models)) {
      const verbs = isMap(given) ? given.get('verbs') : given;
      if (!isSeq(verbs)) continue;
      for (const verb of verbs.items) {
        if (!isScalar(verb) || !names.has(`${app}.${String(verb.value)}_${model}`)) continue;
        verb.value = `${String(verb.value)}renamed`;
        changed = true;
      }
    }
  }
  return changed;
}

const PAGES = /(?:List|Create|Update|Detail)$/;

/** The name of a route is its own or begins with that of its resource. */
function renameRoutes(document: Document, names: ReadonlySet<string>): boolean {
  const prefixes = new Set([...names].map((name) => name.replace(PAGES, '')));
  let changed = false;
  const visit = (node: unknown, isResource: boolean): void => {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (isScalar(key) && key.value === 'name' && isScalar(value)) {
        const name = String(value.value);
        if (!(isResource ? prefixes : names).has(name)) continue;
        value.value = `Renamed${name}`;
        changed = true;
      } else if (!isResource) visit(value, false);
    }
  };
  const isResource = document.has('resource');
  visit(document.contents, isResource);
  return changed;
}

function texts(names: ReadonlySet<string>): Edit {
  return (document) => renameTexts(document.contents, '', names);
}

function renameTexts(node: unknown, above: string, names: ReadonlySet<string>): boolean {
  if (!isMap(node)) return false;
  let changed = false;
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const path = above === '' ? String(key.value) : `${above}.${String(key.value)}`;
    if (names.has(path)) {
      key.value = `${String(key.value)}Renamed`;
      changed = true;
    } else if (renameTexts(value, path, names)) changed = true;
  }
  return changed;
}

function entries(map: unknown): readonly (readonly [string, unknown])[] {
  if (!isMap(map)) return [];
  return (map as YAMLMap).items.map(({ key, value }) => [
    String(isScalar(key) ? key.value : key),
    value,
  ]);
}

/** The routes whose names begin with that of the same resource as one of these. */
export function siblingsOf(names: ReadonlySet<string>): ReadonlySet<string> {
  const prefixes = new Set([...names].map((name) => name.replace(PAGES, '')));
  const routes = model.routes.map(({ name }) => name);
  return new Set(routes.filter((name) => prefixes.has(name.replace(PAGES, ''))));
}
