import { isString } from 'es-toolkit/predicate';
import { parse } from 'yaml';
import { nearest } from '../schema/nearest.ts';
import { meets, opens } from '../access/decide.ts';
import { mostOpen, personWith, type Person, type Situation } from '../access/people.ts';
import type { ConsoleModel } from '../model/console.ts';
import type { KnownSession } from '../model/session.ts';
import type { ViewModel } from '../model/routes.ts';
import { isMap } from '../model/isMap.ts';

/** Somebody who uses a console now, with everything that gates are decided by. */
export interface PresentPerson {
  readonly name: string;
  readonly permissions: readonly string[];
  /** The lists of the profile in which they have an organization: `console`, `audit`, `workbench`. */
  readonly lists: readonly string[];
  readonly licence: boolean;
  /** The root organization is the current one. */
  readonly root: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The version of the server; absent: what any of them has is there. */
  readonly server?: string;
}

/** Somebody in the one situation that they are in. */
export function personNow(present: PresentPerson): Person {
  const { name, permissions, lists, licence, root, settings, server } = present;
  return {
    ...personWith(name, permissions),
    lists: new Set(lists),
    situation: {
      licence,
      root,
      isSet: ({ name: setting, equals }) => settings[setting] === equals,
      ...(server !== undefined && { server }),
    },
  };
}

type PersonaResult =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'invalid'; readonly message: string };

const KNOWN_KEYS = [
  'username',
  'perms',
  'organizations',
  'organization',
  'licence',
  'settings',
  'server',
];

/**
 * Parses a file that describes a user: what the server would answer about their permissions and organizations.
 * Everything except the name is optional; settings that are not named have their defaults. Permissions and settings
 * must exist: a misspelt one would show what nobody sees.
 */
export function readPersona(
  text: string,
  {
    permissions,
    settings: known,
    session,
    app,
  }: Pick<ConsoleModel, 'permissions' | 'settings' | 'session' | 'app'>,
): PersonaResult {
  const invalid = (message: string): PersonaResult => ({ kind: 'invalid', message });
  let source: unknown;
  try {
    source = parse(text);
  } catch (cause) {
    return invalid(`it is no YAML: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  if (!isMap(source)) return invalid('it is no map');
  const unknown = Object.keys(source).find((key) => !KNOWN_KEYS.includes(key));
  if (unknown !== undefined) {
    return invalid(`unknown key ${unknown}; known are ${KNOWN_KEYS.join(', ')}`);
  }
  const {
    username,
    licence = 'none',
    organization = 'default',
    organizations,
    settings,
    server,
  } = source;
  if (typeof username !== 'string') return invalid('username is missing');
  if (licence !== 'none' && licence !== 'valid' && licence !== 'expired') {
    return invalid('licence must be none, valid or expired');
  }
  if (typeof organization !== 'string') return invalid('organization must be a text');
  const versions = app.servers.map(({ version }) => version);
  if (server !== undefined && !versions.some((version) => version === server)) {
    return invalid(`server must be one of the versions in app.yaml: ${versions.join(', ')}`);
  }
  const all = Object.keys(session.organizations?.lists ?? {});
  const lists = isMap(organizations) ? organizations : {};
  const values = isMap(settings) ? settings : {};
  const named: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['organizations', Object.keys(lists), all],
    ['perms', textsIn(source['perms']), permissions.map(({ name }) => name)],
    ['settings', Object.keys(values), known.map(({ name }) => name)],
  ];
  const [wrong] = named.flatMap(([key, names, all]) => unknownName(key, names, all) ?? []);
  if (wrong !== undefined) return invalid(wrong);
  return {
    kind: 'person',
    person: personNow({
      name: username,
      permissions: textsIn(source['perms']),
      lists: all.filter((list) => textsIn(lists[list]).length > 0),
      licence: licence === 'valid',
      root: organization === 'root',
      ...(typeof server === 'string' && { server }),
      settings: {
        ...Object.fromEntries(known.map((setting) => [setting.name, setting.default])),
        ...values,
      },
    }),
  };
}

/** The routes whose view this user may enter and whose gates are open to them. */
export function routesFor(person: Person, { views, routes, settings, session }: ConsoleModel) {
  const situation = person.situation ?? mostOpen(settings);
  const entered = new Set(
    views
      .filter((view) => mayEnter(person, view, situation, session.organizations))
      .map(({ name }) => name),
  );
  return routes.filter(({ view, gate }) => entered.has(view) && opens(gate, person, situation));
}

function mayEnter(
  person: Person,
  view: ViewModel,
  situation: Situation,
  { lists, needs }: Partial<NonNullable<KnownSession['organizations']>> = {},
): boolean {
  const hasOrganization = Object.entries(lists ?? {}).some(
    ([list, field]) =>
      view.organizations === field && meets({ list, holding: needs?.[list] }, person, situation),
  );
  return (hasOrganization || !view.requiresOrganization) && opens(view.gate, person, situation);
}

/** What is wrong with the first unknown name, with the nearest known one. */
function unknownName(
  key: string,
  given: readonly string[],
  known: readonly string[],
): string | undefined {
  const wrong = given.find((name) => !known.includes(name));
  if (wrong === undefined) return undefined;
  const near = nearest(wrong, known);
  return `${key} names ${wrong}, which does not exist${near === undefined ? '' : ` (did you mean ${near}?)`}`;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isString) : [];
}
