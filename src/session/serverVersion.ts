import { readCookie } from '../api/cookies.ts';
import { SERVER_COOKIE } from '../../codegen/model/ownAddresses.ts';
import { app } from '#project/generated/app.ts';
import type { ServerKeys } from '../../codegen/model/console.ts';
import { isServed } from '../../codegen/model/gates.ts';
import { fieldsServed, filtersServed } from '../../codegen/model/servedModel.ts';
import type { FieldModel } from '../../codegen/model/fields.ts';
import type { ListModel } from '../../codegen/model/lists.ts';
import type { ResourceDefinition, ResourceEntry } from '../../codegen/model/resources.ts';
import { objectOf } from '../api/unknownValues.ts';

/** The version of the server that the console follows. */
export interface ServerInUse {
  readonly version: string;
  /** Its own: a server between or after the known versions is taken for the newest of them. */
  readonly isKnown: boolean;
}

/** The versions that the console serves, in order; none where there is one. */
export const servers: readonly ServerKeys[] = app.servers;

/**
 * Which of the served versions answered, by the names of its public settings.
 *
 * @param versions in order
 * @param settings the public settings
 * @returns undefined where the console serves one version
 */
export function serverOf(
  versions: readonly ServerKeys[],
  settings: unknown,
): ServerInUse | undefined {
  const newest = versions.at(-1);
  if (!newest) return undefined;
  const chosen = readCookie(SERVER_COOKIE);
  if (versions.some(({ version }) => version === chosen))
    return { version: chosen ?? '', isKnown: true };
  const answer = objectOf(settings);
  const served = versions.findLast(({ keys }) => keys.every((key) => key in answer));
  return { version: (served ?? newest).version, isKnown: served !== undefined };
}

/** The server of this page: known before the first definition is asked for. */
export const inUse: { version?: string | undefined } = {};

/** Resources whose definitions, once they are loaded, have the choices alone that this server has. */
export function servedResources(
  resources: Readonly<Record<string, ResourceEntry>>,
): Readonly<Record<string, ResourceEntry>> {
  if (servers.length === 0) return resources;
  const made: MadeDefinitions = new WeakMap();
  return Object.fromEntries(
    Object.entries(resources).map(([id, entry]) => {
      const { load } = entry;
      if (!load) return [id, entry];
      return [
        id,
        { ...entry, load: () => load().then((part) => ({ default: served(part.default, made) })) },
      ];
    }),
  );
}

type MadeDefinitions = WeakMap<ResourceDefinition, ResourceDefinition>;

/** The same object for the same definition: pages compare them. */
function served(definition: ResourceDefinition, made: MadeDefinitions): ResourceDefinition {
  const madeBefore = made.get(definition);
  if (madeBefore || inUse.version === undefined) return madeBefore ?? definition;
  const { fields, list } = definition;
  const here = {
    ...definition,
    ...(fields && { fields: withServedChoices(fields) }),
    ...(list && { list: listServed(list) }),
  };
  made.set(definition, here);
  return here;
}

/** With the banner and the filters of this server. */
function listServed({ banner, ...list }: ListModel): ListModel {
  const { version } = inUse;
  return {
    ...list,
    ...(banner && isServed(list.bannerRange ?? {}, version) && { banner }),
    filters: filtersServed(list, version),
  };
}

/** Fields that this server lacks stay: their gates close them, and what names them finds their labels. */
function withServedChoices(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.map((field) => {
    const { choices, fields: inner } = field;
    if (!choices && !inner) return field;
    return {
      ...field,
      ...(choices && { choices: choices.filter((choice) => isServed(choice, inUse.version)) }),
      ...(inner && { fields: fieldsServed(inner, inUse.version) }),
    };
  });
}
