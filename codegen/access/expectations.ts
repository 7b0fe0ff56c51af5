import { memoize as memoizeBy } from 'es-toolkit/function';
import type { ConsoleModel } from '../model/console.ts';
import { groupBy } from '../model/groupBy.ts';
import { permissionFor } from '../model/permissions.ts';
import { memoize } from '../read/memoize.ts';
import type { ExpectationSource, ExpectationsSource } from '../schema/generated/manifest.ts';
import { demandsOf, obstacleTo, type Obstacle } from './decide.ts';
import { gateOf } from '../derive/gates.ts';
import type { AccessPoint } from './accessPoint.ts';
import type { AccessPoints } from './accessPoints.ts';
import { accountsOf, hasRole, namesOf, shortNames } from './accounts.ts';
import { everybodyBut, mostOpen, personWith, type Person, type Situation } from './people.ts';
import { demandText, type Demand } from './requirement.ts';
import { select } from './selectors.ts';

/** An expectation that does not hold for one page or action. */
export interface Unmet {
  readonly expectation: string;
  readonly claim: 'need' | 'open' | 'closed' | 'views';
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
interface Court {
  readonly points: AccessPoints;
  readonly model: ConsoleModel;
  /** Who a word of `who` stands for. */
  readonly people: ReadonlyMap<string, readonly Person[]>;
}

/**
 * Who each word stands for: a role for every account that has it, `User+OrgAdmin` for that account, and the users that
 * the file of expectations names for themselves.
 */
export function peopleByName(
  expectations: ExpectationsSource | undefined,
  { roles, permissions, session }: Pick<ConsoleModel, 'roles' | 'permissions' | 'session'>,
): ReadonlyMap<string, readonly Person[]> {
  const accounts = accountsOf({ roles, session });
  const meant = (name: string, people: readonly Person[]) => [name, people] as const;
  return new Map([
    ...roles.map(({ name, permissions: held, program }) => {
      const holders = accounts.filter((account) => hasRole(account.name, name));
      return meant(name, program ? [personWith(name, held)] : holders);
    }),
    ...[...accounts, ...usersOf(expectations, permissions)].map((person) =>
      meant(person.name, [person]),
    ),
  ]);
}

/** The users that the file of expectations names. */
export function usersOf(
  expectations: ExpectationsSource | undefined,
  permissions: ConsoleModel['permissions'],
): readonly Person[] {
  const granted = permissions.filter((permission) => permission.granted).map(({ name }) => name);
  return Object.entries(expectations?.people ?? {}).map(([name, given]) => {
    if (!('without' in given)) return personWith(name, given);
    const lacking = new Set(given.without);
    const held = granted.filter((permission) => !lacking.has(permission));
    return personWith(name, held);
  });
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

/** Each claim is judged for itself. */
function failuresOf(expectation: ExpectationSource, court: Court): readonly Failure[] {
  const { need, of = [], who = [], open = [], closed = [], views } = expectation;
  const people = [...new Set(who.flatMap((name) => court.people.get(name) ?? []))];
  return [
    ...(need ? selected(of, court).flatMap((point) => reachedWithout(need, point, court)) : []),
    ...selected(open, court).flatMap((point) => closedTo(people, point, court)),
    ...selected(closed, court).flatMap((point) => openTo(people, point, court)),
    ...(views ? viewsOf(people, views, court) : []),
  ];
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
    const { person, situation } = lackingIn(model.permissions)(demand);
    if (obstacleTo(point, points, person, situation)) return [];
    const message = `${nameOf(point)} opens without ${wordsFor(demand)}`;
    return [{ claim: 'need', point, message }];
  });
}

interface Lacking {
  readonly person: Person;
  readonly situation: Situation;
}

/** Somebody who has everything but what is demanded. */
const lackingIn = memoize((permissions: ConsoleModel['permissions']) =>
  memoizeBy(
    (demand: Demand): Lacking => {
      const without = 'permission' in demand ? demand.permission.split('|') : [];
      return {
        person: everybodyBut(without, permissions),
        situation: {
          licence: !('licence' in demand),
          root: 'organization' in demand,
          ...serverWithout(demand),
          isSet: ({ name }) => !('setting' in demand && demand.setting.name === name),
        },
      };
    },
    { getCacheKey: demandText },
  ),
);

/** A version before, or after, the one that a demand names. */
function serverWithout(demand: Demand): Pick<Situation, 'server'> {
  if ('since' in demand) return { server: '' };
  return 'until' in demand ? { server: `${demand.until}.1` } : {};
}

/** What keeps somebody out where nothing but permissions is in the way. */
function obstacleFor(person: Person, point: AccessPoint, { points, model }: Court) {
  return obstacleTo(point, points, person, mostOpen(model.settings));
}

function closedTo(people: readonly Person[], point: AccessPoint, court: Court): readonly Failure[] {
  const closed = people.flatMap((person) => {
    const obstacle = obstacleFor(person, point, court);
    return obstacle ? [{ person, obstacle }] : [];
  });
  return [...groupBy(closed, ({ obstacle }) => obstacle.requirement).values()].map((group) => {
    const [{ obstacle }] = group;
    const refused = group.map(({ person }) => person);
    const names = listed(refused, court);
    const what = demandText(obstacle.requirement.demand);
    const message = `${nameOf(point)} is closed to ${names.join(', ')} by ${what}`;
    return { claim: 'open', point, obstacle, message };
  });
}

function openTo(people: readonly Person[], point: AccessPoint, court: Court): readonly Failure[] {
  const reached = people.filter((person) => !obstacleFor(person, point, court));
  if (reached.length === 0) return [];
  const message = `${nameOf(point)} is open to ${listed(reached, court).join(', ')}`;
  return [{ claim: 'closed', point, message }];
}

/** The views in which somebody has a page. */
function viewsOf(
  people: readonly Person[],
  expected: readonly string[],
  court: Court,
): readonly Failure[] {
  const { points, model } = court;
  const pages = [...points.values()].filter(
    ({ kind, pageKind }) => kind === 'page' && pageKind !== 'redirect',
  );
  const views = new Set([
    ...pages.flatMap(({ view }) => view ?? []),
    ...model.views.flatMap(({ name }) => (expected.includes(name) ? [name] : [])),
  ]);
  return [...views].flatMap((view) => {
    const isExpected = expected.includes(view);
    const wrong = people.filter((person) => {
      const hasPage = pages.some((page) => page.view === view && !obstacleFor(person, page, court));
      return hasPage !== isExpected;
    });
    if (wrong.length === 0) return [];
    const names = listed(wrong, court);
    const has = names.length === 1 ? 'has' : 'have';
    const what = isExpected ? 'no page' : 'pages';
    return [{ claim: 'views', message: `${names.join(', ')} ${has} ${what} in ${view}` }];
  });
}

function listed(people: readonly Person[], { model }: Court): readonly string[] {
  return shortNames(namesOf(people), namesOf(accountsOf(model)));
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
