/**
 * Text keys by place. For each place the candidate keys, the most specific first: the first one that exists is
 * used, and if none exists the last one is to be written. The rule `missing-text` uses the same functions.
 */
import type { ChoiceSource } from '../schema/generated/manifest.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Text, TextKey } from '../model/text.ts';

/** The keys of a text, its own first. */
export function keysOf(text: Text): readonly TextKey[] {
  if (typeof text === 'string') return [text];
  return 'key' in text ? [text.key, ...Object.values(text.with)] : [];
}

type TextCandidates = readonly [TextKey, ...TextKey[]];

export const resourceOne = (id: string): TextKey => `resources.${id}.one`;
export const resourceMany = (id: string): TextKey => `resources.${id}.many`;
/** What a record is called where its resource names it by a sentence. */
export const recordText = (id: string): TextKey => `resources.${id}.name`;
export const bannerText = (id: string): TextKey => `resources.${id}.banner`;
/** Its own namespace, because it is loaded with the dialog and not with the texts of the resource. */
export const changeWarningText = (id: string): TextKey => `changeWarning.${id}`;
export const atLeastOneText = (id: string): TextKey => `resources.${id}.atLeastOne`;
export const viewText = (view: string): TextKey => `views.${view}`;
export const customRouteText = (route: string): TextKey => `routes.${route}`;

/** A menu group of a view; `path` is its path below the view, such as `users` or `shop/books`. */
export const menuText = (view: string, path: string): TextKey =>
  `menu.${view}.${path.split('/').filter(Boolean).join('.')}`;

export const fieldTexts = (id: string, field: string): TextCandidates => below(id, 'fields', field);
/** The head of a column whose cells say something else than the label of the field, such as "Who". */
export const columnTexts = (id: string, field: string): TextCandidates => [
  `resources.${id}.columns.${field}`,
];
export const helpTexts = (id: string, field: string): TextCandidates => below(id, 'help', field);
export const groupTexts = (id: string, group: string): TextCandidates => below(id, 'groups', group);
export const tabTexts = (id: string, tab: string): TextCandidates => below(id, 'tabs', tab);
/** What the list of a tab says where there are no records. */
export const emptyTexts = (id: string, tab: string): TextCandidates => below(id, 'empty', tab);
export const badgeTexts = (id: string, badge: string): TextCandidates => below(id, 'badges', badge);
export const chipTexts = (id: string, chip: string): TextCandidates => below(id, 'chips', chip);
/** A group of a card may be one of the form. */
export const cardTexts = (id: string, group: string): TextCandidates => [
  `resources.${id}.groups.${group}`,
  `cards.${group}`,
];
export const activityTexts = (id: string, key: string): TextCandidates =>
  below(id, 'activity', key);
export const activityNoteTexts = (id: string, key: string): TextCandidates =>
  below(id, 'activityNotes', key);
/** What hangs on a record, with how much of it. */
export const impactTexts = (id: string, key: string): TextCandidates => below(id, 'impact', key);
/** What one record of a log says. */
export const eventText = (id: string): TextKey => `resources.${id}.event`;
export const askTexts = (id: string, name: string): TextCandidates => below(id, 'asks', name);
export const actionTexts = (id: string, action: string): TextCandidates =>
  below(id, 'actions', action);
/** What an action has done. */
export const doneTexts = (id: string, action: string): TextCandidates => below(id, 'done', action);
/** Why something is offered for some records only; the same on a list and on a record's page. */
export const reasonTexts = (id: string, offer: string): TextCandidates =>
  below(id, 'reasons', offer);
/** A record's action that is applied to listed rows may have its own label there. */
export const listedActionTexts = (
  listed: string,
  owner: string,
  action: string,
): TextCandidates => [`resources.${listed}.actions.${action}`, ...actionTexts(owner, action)];
/** A choice may stand with the servers that have it. */
export const valueOfChoice = (choice: ChoiceSource): string | number | boolean =>
  typeof choice === 'object' ? choice.value : choice;
export const choiceTexts = (
  id: string,
  field: string,
  value: string | number | boolean,
): TextCandidates => below(id, 'choices', `${field}.${value}`);

/** A form that edits a part of a record may have its own title. */
export const formRouteTexts = (route: string): TextCandidates => [
  customRouteText(route),
  'titles.update',
];

/** Titles with the name of the resource: `titles.create`, `titles.update`, `titles.detail`. */
export const pageTitle = (page: 'create' | 'update' | 'detail', id: string): Text => ({
  key: `titles.${page}`,
  with: { one: resourceOne(id) },
});

export interface Texts {
  /** Whether any language has this key. */
  has(key: TextKey): boolean;
  /** The first candidate that exists, else the last one. */
  pick(candidates: TextCandidates): TextKey;
}

/**
 * A key exists when one language has it; `missing-text` reports the languages that lack it.
 *
 * @param likes for each resource that is `like` another, the id of the other
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

/** After each key of a resource that is `like` another, adds the same key of the other. */
export function candidatesLike(
  candidates: readonly TextKey[],
  likes: ReadonlyMap<string, string>,
): readonly TextKey[] {
  if (likes.size === 0) return candidates;
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

export function barText(key: string): TextKey {
  return `topbar.${key}`;
}

/** What an entry says with the number of what waits. */
export function waitingText(key: string): TextKey {
  return `topbar.${key}Waiting`;
}

export function selectorText(key: string): TextKey {
  return `organizations.${key}`;
}
