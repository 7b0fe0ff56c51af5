import { obstacleTo, type Obstacle } from '../access/decide.ts';
import { nameOf } from '../access/expectations.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { AccessPoints } from '../access/accessPoints.ts';
import { shortNames } from '../access/accounts.ts';
import { mostOpen, type Person, type Situation } from '../access/people.ts';
import { demandText, type Requirement } from '../access/requirement.ts';
import { compareKeys } from '../model/compareKeys.ts';
import { groupBy } from '../model/groupBy.ts';
import type { Change } from './changeClasses.ts';
import type { Side } from './side.ts';
import { sourceOf } from '../report/diagnostic.ts';

/** Somebody before and after: a role may hold other permissions in the new version. */
export interface Observed {
  readonly name: string;
  readonly before: Person;
  readonly after: Person;
  /** How a role of theirs has changed. */
  readonly role?: Change;
}

/** Who gains and who loses which page, tab, action or gated field, also of those that are new or gone. */
export function accessChanges(
  before: Side,
  after: Side,
  people: readonly Observed[],
): readonly Change[] {
  const seen = people.map((person) => ({
    person,
    situations: situationsOf(person, before, after),
  }));
  const all = people.map(({ name }) => name);
  const changesAt = (
    point: AccessPoint,
    changesOf: (person: Observed, situations: readonly NamedSituation[]) => readonly Found[],
  ): readonly PointChange[] => {
    if (point.pageKind === 'redirect') return [];
    const ofPeople = seen.flatMap(({ person, situations }) => changesOf(person, situations));
    return grouped(ofPeople, all).map((change) => ({ point, change }));
  };
  const gone = (point: AccessPoint) =>
    changesAt(point, (...who) => reached(...who, { ...before, point }, 'before'));
  const added = (point: AccessPoint) =>
    changesAt(point, (...who) => reached(...who, { ...after, point }, 'after'));
  const changes = compareKeys<AccessPoint, PointChange>(before.points, after.points, {
    gone,
    added,
    kept: (old, now) => {
      if (isHidden(now, old)) return gone(old);
      if (isHidden(old, now)) return added(now);
      return changesAt(now, (...who) =>
        changesFor(...who, { ...before, point: old }, { ...after, point: now }),
      );
    },
  });
  return withPages(changes);
}

/** Whether no page shows it, and one of the other version does. */
function isHidden({ within }: AccessPoint, other: AccessPoint): boolean {
  return within.length === 0 && other.within.length > 0;
}

/** Somebody who reaches what only one version has: what is new is gained, what is gone is lost. */
function reached(
  { name, ...person }: Observed,
  situations: readonly NamedSituation[],
  { point, points }: Version,
  side: 'before' | 'after',
): readonly Found[] {
  const isReached = situations.some(
    (situation) => !obstacleTo(point, points, person[side], situation[side]),
  );
  if (!isReached) return [];
  const word = side === 'after' ? 'new' : 'gone';
  // The gate says in which situations; where it stands is told with the page or action.
  const detail = `${word}, ${gateText(point)}`;
  const change = { class: `access-${word}` as const, subject: nameOf(point), detail, group: word };
  return [{ person: name, change }];
}

/** A change of a page, tab, action or field. */
export interface PointChange {
  readonly point: AccessPoint;
  readonly change: Change;
}

/** Names the page at each change that is told with it. */
export function withPages(changes: readonly PointChange[]): readonly Change[] {
  return changes.map((thing) => {
    const page = pageThatTells(thing, changes);
    return { ...thing.change, ...(page !== undefined && { page }) };
  });
}

type AccessChange = Change & Required<Pick<Change, 'people' | 'group'>>;

/**
 * The page that changes for the same reason and for the same people, with all that it shows or leads to. Of what one gate
 * closes, some may have been closed to some of them before; of what is new, each is told to exactly these people.
 */
function pageThatTells(
  { point, change: { class: kind, group, people = [] } }: PointChange,
  changes: readonly PointChange[],
): string | undefined {
  const isOneSided = kind === 'access-new' || kind === 'access-gone';
  const page = changes.find(
    ({ point: other, change }) =>
      group !== undefined &&
      group === change.group &&
      kind === change.class &&
      isOn(point, other) &&
      (!isOneSided || change.people?.length === people.length) &&
      people.every((name) => change.people?.includes(name) === true),
  );
  return page && (pageThatTells(page, changes) ?? page.change.subject);
}

/** A tab or action on a page, and a page below its address. */
function isOn({ within, path }: AccessPoint, page: AccessPoint): boolean {
  return (
    within.includes(page.id) ||
    (page.path !== undefined && path?.startsWith(`${page.path}/`) === true)
  );
}

interface Version {
  readonly point: AccessPoint;
  readonly points: AccessPoints;
}

interface Found {
  readonly person: string;
  readonly change: Omit<AccessChange, 'people'>;
}

function changesFor(
  { name, before: then, after: now, role }: Observed,
  situations: readonly NamedSituation[],
  before: Version,
  after: Version,
): readonly Found[] {
  const seen = situations.map((situation) => ({
    ...situation,
    old: obstacleTo(before.point, before.points, then, situation.before),
    now: obstacleTo(after.point, after.points, now, situation.after),
  }));
  const gained = seen.filter(({ old, now: closed }) => old && !closed);
  const lost = seen.filter(({ old, now: closed }) => !old && closed);
  const told = (
    some: typeof seen,
    kind: 'access-gained' | 'access-lost',
    obstacle: Obstacle | undefined,
    other: Version,
  ): readonly Found[] => {
    if (!obstacle) return [];
    const { requirement } = obstacle;
    const word = kind === 'access-gained' ? 'closed before by' : 'closed now by';
    const cause =
      role && isInBoth(obstacle, other)
        ? { ...role, group: `role ${role.subject} has other permissions` }
        : { group: `${word} ${requirementText(requirement)}`, ...sourceOf(requirement.at()) };
    // Whoever had no access at all, or has none left, is told of so: what else it takes did not change.
    const kept = seen.some(({ old, now: closed }) => !old && !closed);
    const when = kept ? whenOf(some, seen) : '';
    const detail = `${word} ${obstacleText(obstacle)}`;
    const change = { ...cause, class: kind, subject: nameOf(after.point), detail };
    return [{ person: name, change: { ...change, ...(when !== '' && { when }) } }];
  };
  return [
    ...told(gained, 'access-gained', gained[0]?.old, after),
    ...told(lost, 'access-lost', lost[0]?.now, before),
  ];
}

/** All that something asks for: `needs: users.view_user, licence: required`. */
export function gateText({ requirements, within }: AccessPoint): string {
  const words = [...new Set(requirements.map(({ demand }) => demandText(demand)))];
  if (words.length > 0) return words.join(', ');
  return within.length > 0 ? 'no gate of its own' : 'open to all';
}

/** Whether the other version asks for the same, so that it is not the gate that changed. */
function isInBoth({ requirement, page }: Obstacle, { point, points }: Version): boolean {
  const gates = page ? points.get(page.id) : point;
  const words = requirementText(requirement);
  return gates?.requirements.some((other) => requirementText(other) === words) === true;
}

/** `needs: users.view_user of /console/users/users`. */
export function requirementText({ demand, of }: Requirement): string {
  return `${demandText(demand)} of ${of}`;
}

/** A requirement with the rule where a rule derived it, and the page where that asks for it. */
export function obstacleText({ requirement, page }: Obstacle): string {
  const { rule } = requirement;
  const shown = page ? `, where it is shown: ${nameOf(page)}` : '';
  return `${requirementText(requirement)}${rule === undefined ? '' : ` (${rule})`}${shown}`;
}

/** One change per gate and situation, with everybody it concerns. */
function grouped(found: readonly Found[], all: readonly string[]): readonly AccessChange[] {
  const groups = groupBy(found, ({ change }) =>
    [change.class, change.group, change.detail, change.when].join('\n'),
  );
  return [...groups.values()].map((group) => {
    const people = group.map(({ person }) => person);
    return { ...group[0].change, people, who: shortNames(people, all) };
  });
}

interface NamedSituation {
  readonly before: Situation;
  readonly after: Situation;
  readonly licence: boolean;
  readonly root: boolean;
  readonly settings: boolean;
}

/** Every situation that an account can be in; a user from a file is in one. */
function situationsOf(person: Observed, old: Side, now: Side): readonly NamedSituation[] {
  const { before, after } = person;
  const only = after.situation ?? before.situation;
  if (only) {
    const { licence, root } = only;
    return [{ before: only, after: only, licence, root, settings: true }];
  }
  const roots = seesRoot(before, old) || seesRoot(after, now) ? [false, true] : [false];
  return roots.flatMap((root) =>
    [true, false].flatMap((licence) =>
      [true, false].map((settings) => {
        const within = ({ model }: Side): Situation => ({
          ...mostOpen(model.settings, () => settings),
          licence,
          root,
        });
        return { before: within(old), after: within(now), licence, root, settings };
      }),
    ),
  );
}

/** Whether somebody may choose the root organization: in it, roles of an organization do not count. */
function seesRoot({ inRoot, permissions }: Person, { model }: Side): boolean {
  const root = model.session.organizations?.root;
  return root !== undefined && (inRoot ?? permissions).has(root);
}

const LIMITS = [
  ['licence', 'with a licence', 'without a licence'],
  ['root', 'in the root organization', 'outside the root organization'],
  ['settings', 'while its settings are as asked for', 'while its settings are not as asked for'],
] as const;

/** The situations that it is limited to, in words; empty when it is the same in all. */
function whenOf(some: readonly NamedSituation[], all: readonly NamedSituation[]): string {
  return LIMITS.flatMap(([key, yes, no]) => {
    const values = new Set(some.map((situation) => situation[key]));
    const varies = new Set(all.map((situation) => situation[key])).size > 1;
    return varies && values.size === 1 ? [values.has(true) ? yes : no] : [];
  }).join(', ');
}
