import { judge, peopleByName, type Court, type Judged } from '../../access/expectations.ts';
import { accessPointsOf } from '../../access/accessPoints.ts';
import type { Located } from '../../read/located.ts';
import type { ExpectationsSource } from '../../schema/generated/manifest.ts';
import { routesAreIncomplete } from '../broken.ts';
import type { LinkContext } from '../rule.ts';

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
