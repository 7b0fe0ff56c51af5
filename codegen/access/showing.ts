import { mapValues } from 'es-toolkit/object';
import type { ConsoleModel } from '../model/console.ts';

/** Ids of the access points that show a resource. */
export interface Shown {
  /** Pages and tabs with its list. */
  readonly lists: readonly string[];
  /** Pages that show one of its records, with its tabs and buttons. */
  readonly details: readonly string[];
  /** Pages with a form for one of its records, without them. */
  readonly forms: readonly string[];
  /** Pages and tabs with a tree of its records that can be edited. */
  readonly trees: readonly string[];
}

/** The same of every resource, by its id. */
export type Showing = { readonly [Part in keyof Shown]: (resource: string) => Shown[Part] };

/** Where the lists, records and trees of each resource are shown. */
export function showingOf({ routes, resources }: ConsoleModel): Showing {
  const ids = (): Map<string, string[]> => new Map();
  const shown = { lists: ids(), details: ids(), forms: ids(), trees: ids() };
  const add = (part: keyof Shown, resource: string, id: string) =>
    shown[part].set(resource, [...(shown[part].get(resource) ?? []), id]);
  for (const { name, kind, resource, also = [], tabs = [] } of routes) {
    for (const { key, list, form } of tabs) {
      if (list) add('lists', list.resource, `${name}.tab.${key}`);
      if (form) add('details', form.resource, `${name}.tab.${key}`);
    }
    if (tabs.length > 0 || resource === undefined) continue;
    if (kind === 'list' || kind === 'custom') add('lists', resource, name);
    if (kind === 'custom') add('details', resource, name);
    else if (kind !== 'list' && kind !== 'redirect') {
      const isForm = kind === 'create' || kind === 'update';
      for (const id of [resource, ...also]) add(isForm ? 'forms' : 'details', id, name);
    }
  }
  for (const { definition } of resources.values()) {
    for (const { key, list } of definition.detail?.tabs ?? []) {
      if (list) add('lists', list.resource, `${definition.id}.tab.${key}`);
    }
  }
  for (const { definition } of resources.values()) {
    const edited = definition.list?.tree?.edit?.resource;
    for (const id of edited === undefined ? [] : (shown.lists.get(definition.id) ?? [])) {
      add('trees', edited ?? '', id);
    }
  }
  return mapValues(shown, (of) => (resource: string) => of.get(resource) ?? []);
}

export function shownOf(showing: Showing, resource: string): Shown {
  const { lists, details, forms, trees } = showing;
  return mapValues({ lists, details, forms, trees }, (idsOf) => idsOf(resource));
}
