import type { ConsoleModel } from '../model/console.ts';
import { permissionFor } from '../model/permissions.ts';
import type { ExpectationSource, ExpectationsSource } from '../schema/generated/manifest.ts';
import { demandsOf, obstacleTo, type Obstacle } from './decide.ts';
import { gateOf } from '../derive/gates.ts';
import type { AccessPoint } from './accessPoint.ts';
import type { AccessPoints } from './accessPoints.ts';
import {
  everybodyBut,
  MOST_OPEN,
  personOfRole,
  personWith,
  type Person,
  type Situation,
} from './people.ts';
import { demandText, type Demand } from './requirement.ts';
import { select } from './selectors.ts';

/** An expectation that does not hold for one page or action. */
export interface Unmet {
  readonly expectation: string;
  /** Absent for what is said of views. */
  readonly point?: AccessPoint;
  /** What is the case, in one sentence without the full stop. */
  readonly message: string;
  /** What closes it, for an expectation that it be open. */
  readonly obstacle?: Obstacle;
}

/** An exception that nothing needs. */
interface Needless {
  readonly expectation: string;
  readonly index: number;
  readonly selector: string;
}

export interface Judged {
  readonly unmet: readonly Unmet[];
  readonly needless: readonly Needless[];
}

/** What expectations are decided by. */
export interface Court {
  readonly points: AccessPoints;
  readonly model: ConsoleModel;
  /** Roles and users by name. */
  readonly people: ReadonlyMap<string, Person>;
}

/** The roles, and the users that the file of expectations names. */
export function knownPeople(
  { people }: ExpectationsSource,
  { roles, permissions }: Pick<ConsoleModel, 'roles' | 'permissions'>,
): ReadonlyMap<string, Person> {
  const granted = permissions.filter((permission) => permission.granted).map(({ name }) => name);
  const named = Object.entries(people ?? {}).map(([name, given]) => {
    if (!('without' in given)) return personWith(name, given);
    const lacking = new Set(given.without);
    return personWith(
      name,
      granted.filter((permission) => !lacking.has(permission)),
    );
  });
  return new Map([...roles.map(personOfRole), ...named].map((person) => [person.name, person]));
}

/** Judges every expectation. Names that stand for nothing are skipped: rules report them. */
export function judge({ expectations }: ExpectationsSource, court: Court): Judged {
  const judged = Object.entries(expectations).map(([name, expectation]) =>
    judgeOne(name, expectation, court),
  );
  return {
    unmet: judged.flatMap(({ unmet }) => unmet),
    needless: judged.flatMap(({ needless }) => needless),
  };
}

function judgeOne(name: string, expectation: ExpectationSource, court: Court): Judged {
  const failures = failuresOf(expectation, court);
  const excepted = (expectation.except ?? []).map((selector) => ({
    selector,
    ids: new Set(select(selector, court.points).map(({ id }) => id)),
  }));
  const isExcepted = (point: AccessPoint | undefined) =>
    point !== undefined && excepted.some(({ ids }) => ids.has(point.id));
  return {
    unmet: failures
      .filter(({ point }) => !isExcepted(point))
      .map((failure) => ({ expectation: name, ...failure })),
    needless: excepted.flatMap(({ selector, ids }, index) =>
      ids.size === 0 || failures.some(({ point }) => point && ids.has(point.id))
        ? []
        : [{ expectation: name, index, selector }],
    ),
  };
}

type Failure = Omit<Unmet, 'expectation'>;

function failuresOf(expectation: ExpectationSource, court: Court): readonly Failure[] {
  const { need, of = [], who = [], open, closed, views } = expectation;
  const people = who.flatMap((name) => court.people.get(name) ?? []);
  if (need) return selected(of, court).flatMap((point) => reachedWithout(need, point, court));
  if (open) return selected(open, court).flatMap((point) => closedTo(people, point, court));
  if (closed) return selected(closed, court).flatMap((point) => openTo(people, point, court));
  return people.flatMap((person) => viewsOf(person, views ?? [], court));
}

function selected(selectors: readonly string[], { points }: Court): readonly AccessPoint[] {
  return [...new Set(selectors.flatMap((selector) => select(selector, points)))];
}

/** For each demand of `need`: does somebody reach the point who has everything else? */
function reachedWithout(
  need: NonNullable<ExpectationSource['need']>,
  point: AccessPoint,
  { points, model }: Court,
): readonly Failure[] {
  const { own, ...gate } = need;
  const verb = own === 'verb' ? point.verb : own;
  const demands: readonly Demand[] = [
    ...demandsOf(gateOf(gate)),
    ...(verb && point.model !== undefined
      ? [{ permission: permissionFor(verb, point.model) }]
      : []),
  ];
  return demands.flatMap((demand) => {
    const { person, situation } = lacking(demand, model);
    if (obstacleTo(point, points, person, situation)) return [];
    return [{ point, message: `${nameOf(point)} opens without ${wordsFor(demand)}` }];
  });
}

interface Lacking {
  readonly person: Person;
  readonly situation: Situation;
}

const known = new WeakMap<ConsoleModel['permissions'], Map<string, Lacking>>();

/** Somebody who has everything but what is demanded. */
function lacking(demand: Demand, { permissions }: Pick<ConsoleModel, 'permissions'>): Lacking {
  const made = known.get(permissions) ?? new Map<string, Lacking>();
  known.set(permissions, made);
  const key = demandText(demand);
  const found = made.get(key) ?? makeLacking(demand, permissions);
  made.set(key, found);
  return found;
}

function makeLacking(demand: Demand, permissions: ConsoleModel['permissions']): Lacking {
  const without = 'permission' in demand ? demand.permission.split('|') : [];
  return {
    person: everybodyBut(without, permissions),
    situation: {
      licence: !('licence' in demand),
      root: 'organization' in demand,
      isSet: ({ name }) => !('setting' in demand && demand.setting.name === name),
    },
  };
}

function closedTo(
  people: readonly Person[],
  point: AccessPoint,
  { points }: Court,
): readonly Failure[] {
  return people.flatMap((person) => {
    const obstacle = obstacleTo(point, points, person, MOST_OPEN);
    if (!obstacle) return [];
    const what = demandText(obstacle.requirement.demand);
    return [
      { point, obstacle, message: `${nameOf(point)} is closed to ${person.name} by ${what}` },
    ];
  });
}

function openTo(
  people: readonly Person[],
  point: AccessPoint,
  { points }: Court,
): readonly Failure[] {
  const reached = people.filter((person) => !obstacleTo(point, points, person, MOST_OPEN));
  if (reached.length === 0) return [];
  const names = reached.map(({ name }) => name).join(', ');
  return [{ point, message: `${nameOf(point)} is open to ${names}` }];
}

/** The views in which somebody has a page. */
function viewsOf(
  person: Person,
  expected: readonly string[],
  { points, model }: Court,
): readonly Failure[] {
  const seen = new Set<string>();
  for (const point of points.values()) {
    const { kind, pageKind, view } = point;
    if (kind !== 'page' || pageKind === 'redirect' || view === undefined || seen.has(view))
      continue;
    if (!obstacleTo(point, points, person, MOST_OPEN)) seen.add(view);
  }
  const more = [...seen].filter((view) => !expected.includes(view));
  const fewer = model.views
    .map(({ name }) => name)
    .filter((view) => expected.includes(view) && !seen.has(view));
  return [
    ...more.map((view) => ({ message: `${person.name} has pages in ${view}` })),
    ...fewer.map((view) => ({ message: `${person.name} has no page in ${view}` })),
  ];
}

/** A page with its address, or the id of an action. */
export function nameOf({ kind, id, path }: AccessPoint): string {
  return path === undefined ? `${kind} ${id}` : `${kind} ${id} (${path})`;
}

function wordsFor(demand: Demand): string {
  if ('permission' in demand) return demand.permission;
  if ('licence' in demand) return 'a licence';
  if ('organization' in demand) return 'an organization (in the root organization)';
  return 'setting' in demand ? demand.setting.name : demandText(demand);
}
