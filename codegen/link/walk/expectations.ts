import { judge, peopleByName, type Court, type Judged } from '../../access/expectations.ts';
import { accessPointsOf } from '../../access/accessPoints.ts';
import type { Located } from '../../read/located.ts';
import type { ExpectationsSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { routesAreIncomplete } from '../broken.ts';
import type { LinkContext } from '../rule.ts';
import { entriesOf, type NameUse } from './nameUses.ts';

/** The expectations of a project, with what is needed to judge them. */
interface Expectations {
  readonly located: Located<ExpectationsSource>;
  readonly court: Court;
  readonly judged: Judged;
}

const known = new WeakMap<LinkContext['model'], Expectations | undefined>();

/** Judges the expectations once per model; undefined when there are none, or when a page may be missing. */
export function expectationsOf({ project, model }: LinkContext): Expectations | undefined {
  if (!known.has(model)) known.set(model, judged({ project, model }));
  return known.get(model);
}

function judged({ project, model }: LinkContext): Expectations | undefined {
  const located = project.expectations;
  if (!located || !project.permissions || routesAreIncomplete(project)) return undefined;
  const people = peopleByName(located.value, model);
  const court = { points: accessPointsOf(project, model), model, people };
  return { located, court, judged: judge(located.value, court) };
}

const SELECTORS = ['of', 'open', 'closed', 'except'] as const;

/** Every word that stands for pages and actions. */
export function selectorsIn(located: Located<ExpectationsSource>): readonly NameUse[] {
  return listedIn(located, SELECTORS);
}

/** Every role or user that expectations are about. */
export function peopleIn(located: Located<ExpectationsSource>): readonly NameUse[] {
  return listedIn(located, ['who']);
}

/** Every view that expectations name. */
export function viewsIn(located: Located<ExpectationsSource>): readonly NameUse[] {
  return listedIn(located, ['views']);
}

type ListKey = 'of' | 'open' | 'closed' | 'except' | 'who' | 'views';

function listedIn(
  located: Located<ExpectationsSource>,
  keys: readonly ListKey[],
): readonly NameUse[] {
  return Object.entries(located.value.expectations).flatMap(([name, expectation]) =>
    keys.flatMap((key) => entriesOf(located, ['expectations', name, key], expectation[key] ?? [])),
  );
}

/** Every role that another one includes. */
export function includedRoles({ roles }: ParsedProject): readonly NameUse[] {
  if (!roles) return [];
  return Object.entries(roles.value.roles).flatMap(([role, { includes = [] }]) =>
    entriesOf(roles, ['roles', role, 'includes'], includes),
  );
}
