import { judge, knownPeople, type Court, type Judged } from '../../access/expectations.ts';
import { offersOf } from '../../access/offers.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import type { ExpectationSource, ExpectationsSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
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
  const people = knownPeople(located.value, model);
  const court = { offers: offersOf(project, model), model, people };
  return { located, court, judged: judge(located.value, court) };
}

/** A word of the file of expectations or roles, with its place. */
export interface NamedWord {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly word: string;
}

const SELECTORS = ['of', 'open', 'closed', 'except'] as const;

/** Every word that stands for pages and actions. */
export function selectorsIn(located: Located<ExpectationsSource>): readonly NamedWord[] {
  return listedIn(located, SELECTORS);
}

/** Every role or person that expectations are about. */
export function peopleIn(located: Located<ExpectationsSource>): readonly NamedWord[] {
  return listedIn(located, ['who']);
}

/** Every view that expectations name. */
export function viewsIn(located: Located<ExpectationsSource>): readonly NamedWord[] {
  return listedIn(located, ['views']);
}

type ListKey = 'of' | 'open' | 'closed' | 'except' | 'who' | 'views';

function listedIn(
  located: Located<ExpectationsSource>,
  keys: readonly ListKey[],
): readonly NamedWord[] {
  return Object.entries(located.value.expectations).flatMap(([name, expectation]) =>
    keys.flatMap((key) =>
      wordsOf(expectation, key).map((word, index) => ({
        located,
        path: ['expectations', name, key, index],
        word,
      })),
    ),
  );
}

function wordsOf(expectation: ExpectationSource, key: ListKey): readonly string[] {
  return expectation[key] ?? [];
}

/** Every role that another one includes. */
export function includedRoles({ roles }: ParsedProject): readonly NamedWord[] {
  if (!roles) return [];
  return Object.entries(roles.value.roles).flatMap(([role, { includes = [] }]) =>
    includes.map((word, index) => ({
      located: roles,
      path: ['roles', role, 'includes', index],
      word,
    })),
  );
}
