import { compact } from 'es-toolkit/array';
import type { KeyPath, Located } from '../../read/located.ts';
import {
  actionTexts,
  doneTexts,
  emptyTexts,
  activityNoteTexts,
  activityTexts,
  askTexts,
  barText,
  atLeastOneText,
  badgeTexts,
  chipTexts,
  bannerText,
  changeWarningText,
  candidatesLike,
  cardTexts,
  choiceTexts,
  listedActionTexts,
  eventText,
  columnTexts,
  fieldTexts,
  formRouteTexts,
  groupTexts,
  helpTexts,
  impactTexts,
  keysOf,
  reasonTexts,
  recordText,
  resourceMany,
  resourceOne,
  selectorText,
  waitingText,
  tabTexts,
  valueOfChoice,
} from '../../derive/texts.ts';
import type { NameFacts } from '../../model/server.ts';
import { apiFactsOf } from '../../derive/apiFacts.ts';
import { badgesOf } from '../../derive/detailParts.ts';
import { nameOfView } from '../../derive/places.ts';
import { keepEqualItems, memoize } from '../../read/memoize.ts';
import { type LinkContext, type Place, placeOf } from '../rule.ts';
import { routePlace, routePlaces } from './routePlaces.ts';
import type { MenuNode } from '../../model/routes.ts';
import type { TextKey } from '../../model/text.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

/** A text that a page shows; one of the candidate keys must exist. */
export interface NeededText {
  readonly what: string;
  readonly candidates: readonly string[];
  readonly place: () => Place;
}

function neededAt(
  what: string,
  candidates: readonly string[],
  located: Located<unknown>,
  path: KeyPath,
): NeededText {
  return { what, candidates, place: () => placeOf(located, path) };
}

/** Every text that the manifests need, with the position of the reason. */
export function neededTexts(context: LinkContext): readonly NeededText[] {
  return neededTextsByFile(context).flat();
}

/** The same: those of each resource, as long as its file is the same, and the others. */
export function neededTextsByFile(context: LinkContext): readonly (readonly NeededText[])[] {
  return [...allParts(context.project).map(textsOfResource), textsOfOthers(context)];
}

/** What routes, their tabs, menus and the shell show. */
const textsOfOthers = memoize((context: LinkContext): readonly NeededText[] => [
  ...textsOfRoutes(context),
  ...textsOfTabs(context),
  ...textsOfMenus(context),
  ...textsOfShell(context),
]);

/** Keys that are needed, and optional keys that are used when they exist; the same set as long as they are the same. */
export function usableKeys(context: LinkContext): ReadonlySet<string> {
  const { project, model } = context;
  const ofForms = model.routes.flatMap(({ name, form }) =>
    form === undefined ? [] : [formRouteTexts(name)[0]],
  );
  const needed = candidatesOf(textsOfOthers(context));
  const usable = usableInResource(apiFactsOf(project.app?.value.server).names);
  const byFile = [...allParts(project).map(usable), needed, ofForms];
  return setOf(keptKeys(project.catalogues, byFile));
}

const keptKeys = keepEqualItems<readonly string[]>();
const setOf = memoize(
  (byFile: readonly (readonly string[])[]): ReadonlySet<string> => new Set(byFile.flat()),
);

const usableInResource = memoize((names: NameFacts) =>
  memoize((parts: ResourceParts) => usableTexts(parts, names)),
);

function usableTexts(parts: ResourceParts, names: NameFacts): readonly string[] {
  const { id, source, groups, tabs } = parts;
  return [
    ...candidatesOf(textsOfResource(parts)),
    ...(source.server?.filters ?? []).flatMap((filter) => fieldTexts(id, filter)),
    ...(source.list?.columns ?? []).flatMap((column) => columnTexts(id, column)),
    ...parts.fields.flatMap(({ name }) => helpTexts(id, name)),
    ...groups.flatMap(({ name }) => groupTexts(id, name)),
    ...(source.detail ? Object.keys(badgesOf(source, names)) : []).flatMap((name) =>
      badgeTexts(id, name),
    ),
    ...tabs.flatMap(({ value }) =>
      Object.keys(value.actions ?? {}).flatMap((action) =>
        listedActionTexts(value.list ?? id, id, action),
      ),
    ),
  ];
}

function candidatesOf(needed: readonly NeededText[]): readonly string[] {
  return needed.flatMap(({ candidates }) => candidates);
}

const textsOfResource = memoize((parts: ResourceParts): readonly NeededText[] => {
  const { located, id, source, fields, groups, alternatives, asks, tabs, actions } = parts;
  const { badges, chips, cardGroups, activity, impact } = parts;
  const likes = new Map(source.like === undefined ? [] : [[id, source.like]]);
  const need = (what: string, candidates: readonly string[], path: KeyPath): NeededText =>
    neededAt(what, candidatesLike(candidates, likes), located, path);
  const needReason = (name: string, path: KeyPath) =>
    need(`why '${name}' is for some records only`, reasonTexts(id, name), path);
  return compact([
    need(`one record of ${id}`, [resourceOne(id)], ['resource']),
    !source.single && need(`the records of ${id}`, [resourceMany(id)], ['resource']),
    source.record?.sentence &&
      need(`what one record of ${id} is called`, [recordText(id)], ['record', 'sentence']),
    source.changeWarning &&
      need(`what a change of ${id} means`, [changeWarningText(id)], ['changeWarning']),
    source.list?.banner && need(`the banner of ${id}`, [bannerText(id)], ['list', 'banner']),
    ...fields.flatMap(({ name, path, value }) => [
      need(`the field '${name}'`, fieldTexts(id, name), path),
      value.help && need(`the help of '${name}'`, helpTexts(id, name), [...path, 'help']),
      ...[...(value.choices ?? []), ...(value.item?.choices ?? [])]
        .map(valueOfChoice)
        .map((choice) =>
          need(`the choice '${choice}' of '${name}'`, choiceTexts(id, name, choice), [
            ...path,
            ...(value.choices ? ['choices'] : ['item', 'choices']),
          ]),
        ),
    ]),
    ...groups.map(({ name, path }) => need(`the group '${name}'`, groupTexts(id, name), path)),
    ...alternatives.map(({ path }) => need('what to fill in', [atLeastOneText(id)], path)),
    ...asks.map(({ name, path }) => need(`the question '${name}'`, askTexts(id, name), path)),
    ...badges
      .filter(({ value }) => value.ends === undefined && value.begins === undefined)
      .map(({ name, path }) => need(`the state '${name}'`, badgeTexts(id, name), path)),
    ...chips
      .filter(({ value }) => value.field === undefined)
      .map(({ name, path }) => need(`the filter '${name}'`, chipTexts(id, name), path)),
    ...cardGroups.map(({ name, path }) => need(`the group '${name}'`, cardTexts(id, name), path)),
    ...activity.flatMap(({ name, path, value }) => [
      need(`the log '${name}'`, activityTexts(id, name), path),
      value.note && need(`the note of '${name}'`, activityNoteTexts(id, name), [...path, 'note']),
      need(`what a record of ${value.list} says`, [eventText(value.list)], [...path, 'list']),
    ]),
    ...impact.map(({ name, path }) =>
      need(`what hangs on it, '${name}'`, impactTexts(id, name), path),
    ),
    ...tabs.flatMap(({ name, path, value }) => [
      need(`the tab '${name}'`, tabTexts(id, name), path),
      value.empty && need(`the empty list of '${name}'`, emptyTexts(id, name), [...path, 'empty']),
    ]),
    ...actions.flatMap(({ name, path, value }) => [
      need(`the action '${name}'`, actionTexts(id, name), path),
      value.done && need(`what '${name}' has done`, doneTexts(id, name), [...path, 'done']),
      value.when && needReason(name, [...path, 'when']),
    ]),
    ...(['update', 'clone', 'delete'] as const).flatMap((name) => [
      source.list?.[name] && source.list[name].when && needReason(name, ['list', name, 'when']),
      name !== 'clone' &&
        source.detail?.[name] &&
        source.detail[name].when &&
        needReason(name, ['detail', name, 'when']),
    ]),
  ]);
});

function textsOfRoutes(context: LinkContext): readonly NeededText[] {
  return context.model.routes.flatMap((route) =>
    keysOf(route.title).map((key) => ({
      what: `the title of ${route.name}`,
      candidates: [key],
      place: () => routePlace(context, route),
    })),
  );
}

function textsOfTabs({ project }: LinkContext): readonly NeededText[] {
  return routePlaces(project).flatMap(({ located, path, source }) =>
    Object.keys(source.tabs ?? {}).map((tab) =>
      neededAt(`the tab '${tab}'`, tabTexts(source.resource ?? '', tab), located, [
        ...path,
        'tabs',
        tab,
      ]),
    ),
  );
}

/** Entries of the account menu have the titles of their pages and need no text of their own. */
function textsOfShell({ project: { app } }: LinkContext): readonly NeededText[] {
  if (!app) return [];
  const { bar = {}, organizations = {} } = app.value.shell ?? {};
  const needed = (part: string, key: string, text: TextKey) =>
    neededAt(`the entry '${key}'`, [text], app, ['shell', part, key]);
  return [
    ...Object.entries(bar).flatMap(([key, { count }]) => [
      needed('bar', key, barText(key)),
      ...(count ? [needed('bar', key, waitingText(key))] : []),
    ]),
    ...Object.keys(organizations).map((key) => needed('organizations', key, selectorText(key))),
  ];
}

function textsOfMenus({ project, model }: LinkContext): readonly NeededText[] {
  const places = new Map(routePlaces(project).map((place) => [place.address, place]));
  const files = new Map<string, Located<unknown>>(
    project.views.map((located) => [nameOfView(located.value), located]),
  );
  const ofNode = (node: MenuNode): readonly NeededText[] => [
    ...keysOf(node.title).flatMap((key) => {
      const at = places.get(node.path);
      return at ? neededAt(`the menu entry ${node.path}`, [key], at.located, at.path) : [];
    }),
    ...(node.children ?? []).flatMap(ofNode),
  ];
  return model.views.flatMap((view) => {
    const located = files.get(view.name);
    const path = [view.area ? 'area' : 'view'];
    return [
      ...(located
        ? keysOf(view.title).map((key) => neededAt(`the view ${view.name}`, [key], located, path))
        : []),
      ...view.menu.flatMap(ofNode),
    ];
  });
}
