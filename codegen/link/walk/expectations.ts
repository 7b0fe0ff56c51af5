import { isEqualWith } from 'es-toolkit/predicate';
import type { AccessPoint } from '../../access/accessPoint.ts';
import { accessPointsOf } from '../../access/accessPoints.ts';
import { judge, peopleByName, type Judged } from '../../access/expectations.ts';
import { resourcePoints } from '../../access/resourcePoints.ts';
import { select } from '../../access/selectors.ts';
import { showingOf } from '../../access/showing.ts';
import type { Located } from '../../read/located.ts';
import { isEqual, memoize } from '../../read/memoize.ts';
import type { ExpectationsSource } from '../../schema/generated/manifest.ts';
import { routesAreIncomplete } from '../broken.ts';
import type { LinkContext } from '../rule.ts';
import { isKnownWhole } from './knownWhole.ts';
import { namesOfKind, type NameUse } from './nameUses.ts';

/** The expectations of a project, and what is wrong about them. */
interface Expectations extends Judged {
  readonly located: Located<ExpectationsSource>;
  /** Words that stand for nothing, and the names that they are compared with. */
  readonly unknown: readonly NameUse[];
  readonly names: readonly string[];
}

/** Judges the expectations; undefined when there are none, or when a page may be missing. */
export const expectationsOf = memoize((context: LinkContext): Expectations | undefined => {
  const { project, model } = context;
  const located = project.expectations;
  const isJudged = isKnownWhole(project, 'permissions') && !routesAreIncomplete(project);
  if (!located || !isJudged) return undefined;
  const now = decidedBy(context);
  const before = held.get(located);
  if (before && isSameCase(before, now)) return { located, ...NOTHING_WRONG };
  const points = accessPointsOf(project, model);
  const people = peopleByName(located.value, model);
  const judged = judge(located.value, { points, model, people });
  const subjects = namesOfKind(project, ['subject']);
  const unknown = subjects.filter(({ name }) => select(name, points).length === 0);
  const names = [...points.keys(), ...model.resources.keys()];
  if ([judged.unmet, judged.needless, unknown].every(({ length }) => length === 0)) {
    held.set(located, now);
  }
  return { located, unknown, names, ...judged };
});

const NOTHING_WRONG = { unmet: [], needless: [], unknown: [], names: [] };

/** What expectations were decided by when all of them held. */
const held = new WeakMap<Located<ExpectationsSource>, Case>();

interface Case {
  /** Compared as objects: they are the same while nothing in them changes. */
  readonly parts: readonly unknown[];
  readonly points: readonly AccessPoint[];
}

/** Pages are decided by what stands in the files of views, and by the gates of their routes. */
function decidedBy({ project, model }: LinkContext): Case {
  const { permissions, roles, settings, routes } = model;
  return {
    parts: [permissions, roles, settings, routes, ...project.views],
    points: resourcePoints(project, model, showingOf(model)),
  };
}

function isSameCase(before: Case, { parts, points }: Case): boolean {
  return (
    isEqual(before.parts, parts) &&
    before.points.length === points.length &&
    before.points.every((point, place) => isSamePoint(point, points[place]))
  );
}

/** Where something stands in a file, which a function says, decides nothing. */
function isSamePoint(one: AccessPoint, other: AccessPoint | undefined): boolean {
  return (
    one === other ||
    isEqualWith(one, other, (part) => (typeof part === 'function' ? true : undefined))
  );
}
