import type { ConsoleModel } from '../model/console.ts';
import {
  actionsOf,
  isUsual,
  leadsElsewhere,
  offersOf,
  USUAL_OFFERS,
  type UsualKey,
} from '../model/offers.ts';
import { verbOf } from '../model/operations.ts';
import type { ResourceDefinition } from '../model/resources.ts';
import type { KeyPath, Located } from '../read/located.ts';
import { memoizeAsking } from '../read/memoize.ts';
import { partsOf } from '../derive/resourceParts.ts';
import { resourcesById } from '../derive/scope.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { fieldPoints } from './fieldPoints.ts';
import type { AccessPoint } from './accessPoint.ts';
import { operationRequirements } from './operations.ts';
import { writtenRequirements } from './requirement.ts';
import { pointOf, type ShownResource } from './resourcePoint.ts';
import { shownOf, type Showing } from './showing.ts';

/** Everything that users can reach or do with records: tabs, actions, and fields with a gate. */
export function resourcePoints(
  project: ParsedProject,
  model: ConsoleModel,
  showing: Showing,
): readonly AccessPoint[] {
  const resources = resourcesById(project);
  const scope: Surroundings = {
    ...showing,
    fileOf: (id) => resources.get(id),
    definitionOf: (id) => model.resources.get(id)?.definition,
  };
  return [...resources.values()].flatMap((located) => pointsIn(located, scope));
}

/** What the points of a resource depend on, beside its own file. */
interface Surroundings extends Showing {
  readonly fileOf: (id: string) => Located<ResourceSource> | undefined;
  readonly definitionOf: (id: string) => ResourceDefinition | undefined;
}

/** The points of one resource; the same objects while what they depend on is the same. */
const pointsIn = memoizeAsking(
  (located: Located<ResourceSource>, scope: Surroundings): readonly AccessPoint[] => {
    const id = located.value.resource;
    const definition = scope.definitionOf(id);
    if (!definition) return [];
    const shown = { located, definition, ...shownOf(scope, id) };
    return [
      ...detailTabs(shown, scope),
      ...withoutDoubles([...usualPoints(shown), ...cards(shown, scope), ...actions(shown)]),
      ...fieldPoints(shown, scope.fileOf(located.value.like ?? '')),
    ];
  },
  (_, ask) => ({
    fileOf: ask((scope) => scope.fileOf),
    definitionOf: ask((scope) => scope.definitionOf),
    lists: ask((scope) => scope.lists),
    details: ask((scope) => scope.details),
    forms: ask((scope) => scope.forms),
    trees: ask((scope) => scope.trees),
  }),
);

/** When an action has the name of a button, it keeps its place in its id. */
function withoutDoubles(points: readonly AccessPoint[]): readonly AccessPoint[] {
  const seen = new Set<string>();
  return points.map((point) => {
    const taken = seen.has(point.id);
    seen.add(point.id);
    if (!taken || point.resource === undefined) return point;
    return { ...point, id: point.id.replace(point.resource, `${point.resource}.actions`) };
  });
}

/** The page, and the button of it, at which the manifest describes a usual point. */
const BUTTONS = {
  create: ['list', 'create'],
  update: ['list', 'update'],
  clone: ['list', 'clone'],
  delete: ['list', 'delete'],
  'delete-selected': ['list', 'delete'],
  'update-selected': ['list', 'update'],
  import: ['list'],
  'import-update': ['list'],
  export: ['list', 'export'],
  'update-on-detail': ['detail', 'update'],
  'delete-on-detail': ['detail', 'delete'],
} as const satisfies Record<UsualKey, KeyPath>;

/** What every resource can have, on lists and detail pages. */
function usualPoints(shown: ShownResource): readonly AccessPoint[] {
  const { located, lists, details } = shown;
  const { buttons } = partsOf(located);
  const order = Object.keys(BUTTONS);
  const usual = offersOf(shown.definition).filter(isUsual);
  return usual
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
    .map(({ key }) => {
      const { operation } = USUAL_OFFERS[key];
      const path = BUTTONS[key];
      const source = buttons.find((button) => String(button.path) === String(path))?.value;
      const gate = { located, path, source, of: `action ${key}` };
      return pointOf(shown, {
        name: key,
        path,
        verb: verbOf(operation),
        changes: operation !== 'view',
        requirements: operationRequirements(operation, located, gate),
        within: path[0] === 'list' ? lists : details,
      });
    });
}

/** The tabs of a detail page; a tab with a list asks for the permission to view its records. */
function detailTabs(shown: ShownResource, { fileOf }: Surroundings): readonly AccessPoint[] {
  const { located, details } = shown;
  return partsOf(located).tabs.map(({ name: key, path, value: source }) => {
    const gate = { located, path, source, of: `tab ${key}` };
    const target = fileOf(source.list ?? '');
    return pointOf(shown, {
      name: `tab.${key}`,
      kind: 'tab',
      path,
      changes: false,
      requirements: target
        ? operationRequirements('view', target, gate)
        : writtenRequirements(located, path, source, gate.of),
      within: details,
    });
  });
}

/** Cards of related records, which users may change, and lists that they may add to. */
function cards(shown: ShownResource, { fileOf }: Surroundings): readonly AccessPoint[] {
  const { located } = shown;
  const parts = partsOf(located);
  return parts.tabs.flatMap((tab) => {
    const within = [`${located.value.resource}.tab.${tab.name}`];
    const isHere = ({ path }: { readonly path: KeyPath }) => path[2] === tab.name;
    const target = fileOf(tab.value.list ?? '');
    const related = parts.cards.filter(isHere).map(({ name, path, value }) => {
      const gate = { located, path, source: value, of: `card ${name}` };
      const requirements = operationRequirements('update', located, gate);
      return pointOf(shown, { name: `card.${name}`, path, verb: 'change', requirements, within });
    });
    const added = parts.adds.filter(isHere).flatMap(({ name, path, value }) => {
      if (!target) return [];
      const gate = { located, path, source: value, of: `card ${name}` };
      const requirements = operationRequirements('create', target, gate);
      return [
        pointOf(shown, { name: `add.${name}`, path: path.slice(0, -1), requirements, within }),
      ];
    });
    return [...related, ...added];
  });
}

/** The actions that the manifest describes; on rows of a tree they ask for what editing the tree asks for. */
function actions(shown: ShownResource): readonly AccessPoint[] {
  const { located, lists, details, trees } = shown;
  return actionsOf(shown.definition).map((action) => {
    const path = ['actions', action.key];
    const source = located.value.actions?.[action.key];
    const gate = { located, path, source, of: `action ${action.key}` };
    const onRecord = action.on.includes('record');
    const onList = action.on.some((place) => place !== 'record');
    return pointOf(shown, {
      name: action.key,
      path,
      requirements: operationRequirements('act', located, gate),
      within: [...(onList ? [...lists, ...trees] : []), ...(onRecord ? details : [])],
      // A list in a dialog and an address that opens change nothing.
      changes: action.does.kind !== 'list' && !leadsElsewhere(action.does),
    });
  });
}
