/**
 * Which text stands where: for every place the keys that may hold it, the most particular first.
 * The first key that exists is taken; where none exists the last one is the one to write. The rule
 * that reports missing texts asks the same functions.
 */
import type { ParsedProject } from '../schema/project.ts';
import type { Text, TextKey } from '../model/text.ts';

export type TextCandidates = readonly [TextKey, ...TextKey[]];

export const resourceOne = (id: string): TextKey => `resources.${id}.one`;
export const resourceMany = (id: string): TextKey => `resources.${id}.many`;
export const bannerText = (id: string): TextKey => `resources.${id}.banner`;
/** Loaded with the words of the question, not with those of the resource. */
export const graveText = (id: string): TextKey => `grave.${id}`;
export const atLeastOneText = (id: string): TextKey => `resources.${id}.atLeastOne`;
export const viewText = (view: string): TextKey => `views.${view}`;
export const customRouteText = (route: string): TextKey => `routes.${route}`;

/** A menu group of a view; `path` is its address below the view, such as `users` or `assets/cloud`. */
export const menuText = (view: string, path: string): TextKey =>
  `menu.${view}.${path.split('/').filter(Boolean).join('.')}`;

export const fieldTexts = (id: string, field: string): TextCandidates => below(id, 'fields', field);
export const helpTexts = (id: string, field: string): TextCandidates => below(id, 'help', field);
export const groupTexts = (id: string, group: string): TextCandidates => below(id, 'groups', group);
export const tabTexts = (id: string, tab: string): TextCandidates => below(id, 'tabs', tab);
export const actionTexts = (id: string, action: string): TextCandidates =>
  below(id, 'actions', action);
/** An action of a record that is done to listed rows may be called otherwise there. */
export const deedTexts = (listed: string, owner: string, action: string): TextCandidates => [
  `resources.${listed}.actions.${action}`,
  ...actionTexts(owner, action),
];
export const choiceTexts = (
  id: string,
  field: string,
  value: string | number | boolean,
): TextCandidates => below(id, 'choices', `${field}.${value}`);

/** A form that edits a part of a record may have a title of its own. */
export const formRouteTexts = (route: string): TextCandidates => [
  customRouteText(route),
  'titles.update',
];

/** Titles that hold the resource's name: `titles.create`, `titles.update`, `titles.detail`. */
export const pageTitle = (page: 'create' | 'update' | 'detail', id: string): Text => ({
  key: `titles.${page}`,
  with: { one: resourceOne(id) },
});

export interface Texts {
  /** Does any language have this key? */
  has(key: TextKey): boolean;
  /** The first candidate that exists, else the last. */
  pick(candidates: TextCandidates): TextKey;
}

/**
 * A key counts as existing when one language has it: that the others lack it is a finding of its own.
 *
 * @param likes of resources that show another's records: the other's id
 */
export function textsOf(
  catalogues: ParsedProject['catalogues'],
  likes: ReadonlyMap<string, string> = new Map(),
): Texts {
  const maps = Object.values(catalogues);
  const has = (key: TextKey) => maps.some((map) => map.has(key));
  return {
    has,
    pick: (candidates) => {
      const all = candidatesLike(candidates, likes);
      return all.find(has) ?? all.at(-1) ?? candidates[0];
    },
  };
}

const RESOURCE_OF_TEXT = /^resources\.([^.]+\.[^.]+)\./;

/** What nobody says about a resource is said about the one whose records it shows. */
export function candidatesLike(
  candidates: readonly TextKey[],
  likes: ReadonlyMap<string, string>,
): readonly TextKey[] {
  return candidates.flatMap((key) => {
    const id = RESOURCE_OF_TEXT.exec(key)?.[1] ?? '';
    const other = likes.get(id);
    if (other === undefined) return [key];
    return [key, key.replace(`resources.${id}.`, `resources.${other}.`)];
  });
}

function below(id: string, part: string, key: string): TextCandidates {
  return [`resources.${id}.${part}.${key}`, `${part}.${key}`];
}

/** What an entry of the top bar is called. */
export function barText(key: string): TextKey {
  return `topbar.${key}`;
}

/** What an entry of the organization selector is called. */
export function selectorText(key: string): TextKey {
  return `organizations.${key}`;
}
