import { obstacleTo, type Obstacle } from '../access/decide.ts';
import { nameOf } from '../access/expectations.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { AccessPoints } from '../access/accessPoints.ts';
import type { Person, Situation } from '../access/people.ts';
import { demandText, sourceOf } from '../access/requirement.ts';
import type { Change } from './changeClasses.ts';
import type { Side } from './side.ts';

/** Somebody before and after: a role may hold other permissions in the new version. */
export interface Observed {
  readonly name: string;
  readonly before: Person;
  readonly after: Person;
}

/** Who gains and who loses which page, tab, action or gated field that both versions have. */
export function accessChanges(
  before: Side,
  after: Side,
  people: readonly Observed[],
): readonly Change[] {
  const both = [...after.points.values()].flatMap((now) => {
    const old = before.points.get(now.id);
    return old && now.pageKind !== 'redirect' ? [{ old, now }] : [];
  });
  return both.flatMap(({ old, now }) => {
    const found = people.flatMap((person) =>
      changesFor(
        person,
        { point: old, points: before.points },
        { point: now, points: after.points },
      ),
    );
    return grouped(found);
  });
}

interface Version {
  readonly point: AccessPoint;
  readonly points: AccessPoints;
}

interface Found {
  readonly person: string;
  readonly change: Omit<Change, 'people'>;
}

function changesFor(person: Observed, before: Version, after: Version): readonly Found[] {
  const seen = situationsOf(person).map((situation) => ({
    ...situation,
    old: obstacleTo(before.point, before.points, person.before, situation.is),
    now: obstacleTo(after.point, after.points, person.after, situation.is),
  }));
  const gained = seen.filter(({ old, now }) => old && !now);
  const lost = seen.filter(({ old, now }) => !old && now);
  const told = (
    some: typeof seen,
    kind: 'access-gained' | 'access-lost',
    obstacle: Obstacle | undefined,
  ): readonly Found[] => {
    if (!obstacle) return [];
    const word = kind === 'access-gained' ? 'closed before by' : 'closed now by';
    const when = whenOf(some, seen);
    return [
      {
        person: person.name,
        change: {
          class: kind,
          subject: nameOf(after.point),
          detail: `${word} ${obstacleText(obstacle)}`,
          ...sourceOf(obstacle.requirement.at()),
          ...(when !== '' && { when }),
        },
      },
    ];
  };
  return [
    ...told(gained, 'access-gained', gained[0]?.old),
    ...told(lost, 'access-lost', lost[0]?.now),
  ];
}

/** `needs: users.view_user of /console/users/users`, with the rule where a rule derived it. */
export function obstacleText({ requirement, page }: Obstacle): string {
  const { demand, of, rule } = requirement;
  const shown = page ? `, where it is shown: ${nameOf(page)}` : '';
  return `${demandText(demand)} of ${of}${rule === undefined ? '' : ` (${rule})`}${shown}`;
}

/** One change per gate and situation, with everybody it concerns. */
function grouped(found: readonly Found[]): readonly Change[] {
  const groups = new Map<string, { readonly change: Found['change']; readonly people: string[] }>();
  for (const { person, change } of found) {
    const key = [change.class, change.detail, change.when].join('\n');
    const group = groups.get(key);
    if (group) group.people.push(person);
    else groups.set(key, { change, people: [person] });
  }
  return [...groups.values()].map(({ change, people }) => ({ ...change, people }));
}

interface NamedSituation {
  readonly is: Situation;
  readonly licence: boolean;
  readonly root: boolean;
  readonly settings: boolean;
}

/** Every situation that a role can be in; a user from a file is in one. */
function situationsOf({ before, after }: Observed): readonly NamedSituation[] {
  const only = after.situation ?? before.situation;
  if (only) return [{ is: only, licence: only.licence, root: only.root, settings: true }];
  const roots = before.seesRoot || after.seesRoot ? [false, true] : [false];
  return roots.flatMap((root) =>
    [true, false].flatMap((licence) =>
      [true, false].map((settings) => ({
        is: { licence, root, isSet: () => settings },
        licence,
        root,
        settings,
      })),
    ),
  );
}

/** The situations that it is limited to, in words; empty when it is the same in all. */
function whenOf(some: readonly NamedSituation[], all: readonly NamedSituation[]): string {
  const parts = [
    limitOf(some, all, ({ licence }) => licence, 'with a licence', 'without a licence'),
    limitOf(
      some,
      all,
      ({ root }) => root,
      'in the root organization',
      'outside the root organization',
    ),
    limitOf(
      some,
      all,
      ({ settings }) => settings,
      'while its settings are as asked for',
      'while its settings are not as asked for',
    ),
  ];
  return parts.filter(Boolean).join(', ');
}

function limitOf(
  some: readonly NamedSituation[],
  all: readonly NamedSituation[],
  is: (situation: NamedSituation) => boolean,
  yes: string,
  no: string,
): string {
  const varies = all.some(is) && !all.every(is);
  if (!varies) return '';
  if (some.every(is)) return yes;
  return some.some(is) ? '' : no;
}
