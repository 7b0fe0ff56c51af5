import { peopleByName } from '../access/expectations.ts';
import { peopleIn, includedRoles, viewsIn, selectorsIn } from '../link/walk/expectations.ts';
import { fieldNames } from '../link/walk/fieldNames.ts';
import { fieldUses } from '../link/walk/fieldUses.ts';
import { OF_EVERY_LIST } from '../link/walk/filters.ts';
import {
  iconUses,
  permissionUses,
  resourceUses,
  routeUses,
  settingUses,
  type NameUse,
} from '../link/walk/nameUses.ts';
import { requiredUses } from '../link/walk/permissionUses.ts';
import { routePlaces } from '../link/walk/routePlaces.ts';
import type { KeyPath } from '../read/located.ts';
import { ICON_NAMES } from '../schema/icons.ts';
import { columnUses } from '../names/inManifests.ts';
import { whatIs } from './whatIs.ts';
import type { State } from './state.ts';

/** A name that a rule accepts at a place. */
export interface AcceptedName {
  readonly name: string;
  /** What it is, in a few words. */
  readonly about?: string | undefined;
}

/**
 * The names that rules accept at a place of a manifest: whatever is looked up there is found by the same walk.
 *
 * @param state with a valid name at the place
 */
export function acceptedNames(state: State, file: string, path: KeyPath): readonly AcceptedName[] {
  const { project, model } = state;
  const isHere = (use: Pick<NameUse, 'located' | 'path'>): boolean =>
    use.located.file === file && isSame(use.path, path);
  const field = [
    ...fieldUses(project),
    ...columnUses(state).map((use) => ({ ...use, also: [] })),
  ].find(isHere);
  if (field) {
    const also = field.also.filter((name) => !OF_EVERY_LIST.includes(name));
    return [...new Set([...fieldNames(field.of.fields), ...also])].map((name) => ({
      name,
      about: whatIs(state, { kind: 'field', name: `${field.of.resource}.${name}` }),
    }));
  }
  const expectations = project.expectations;
  const roles = Object.keys(project.roles?.value.roles ?? {});
  const routes = () => model.routes.map(({ name }) => name);
  const resources = () => project.resources.map(({ value }) => value.resource);
  const tables: readonly (readonly [
    uses: readonly Pick<NameUse, 'located' | 'path'>[],
    kind: Parameters<typeof whatIs>[1]['kind'] | undefined,
    names: () => readonly string[],
  ])[] = [
    [resourceUses(project), 'resource', resources],
    [routeUses(project), 'route', routes],
    [settingUses(project), 'setting', () => Object.keys(project.features?.value.settings ?? {})],
    [
      [...permissionUses(project), ...requiredUses(project)],
      'permission',
      () => model.permissions.filter(({ granted }) => granted).map(({ name }) => name),
    ],
    [iconUses(project), undefined, () => ICON_NAMES],
    [includedRoles(project), undefined, () => roles],
    [
      routePlaces(project).map(({ located, path: at }) => ({ located, path: [...at, 'title'] })),
      'text',
      () => [...(project.catalogues[model.app.fallbackLanguage]?.keys() ?? [])],
    ],
    ...(expectations
      ? ([
          [
            peopleIn(expectations),
            undefined,
            () => [...peopleByName(expectations.value, model).keys()],
          ],
          [viewsIn(expectations), undefined, () => model.views.map(({ name }) => name)],
          [
            selectorsIn(expectations),
            undefined,
            () => [...routes(), ...resources(), ...(state.points?.keys() ?? [])],
          ],
        ] as const)
      : []),
  ];
  const [, kind, names] = tables.find(([uses]) => uses.some(isHere)) ?? [];
  return [...new Set(names?.() ?? [])].map((name) => ({
    name,
    ...(kind && { about: whatIs(state, { kind, name }) }),
  }));
}

function isSame(one: KeyPath, other: KeyPath): boolean {
  return one.length === other.length && one.every((step, at) => String(step) === String(other[at]));
}
