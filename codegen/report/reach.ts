/** What a finding depends on: its own file and names, all files together, or who reaches what in the end. */
type Reach = 'names' | 'project' | 'people';

/** Causes before what may follow from them. */
export const REACHES: readonly Reach[] = ['names', 'project', 'people'];

/** Rules about what is absent: a mistake in another file can be the cause. */
const OF_THE_PROJECT: ReadonlySet<string> = new Set([
  'bad-reference',
  'missing-override',
  'redirect-loop',
  'route-without-pages',
  'unfindable-record',
  'unknown-override',
  'unknown-route',
  'unknown-tab',
  'unread-query',
  'unrelated-card',
  'useless-allowance',
]);

/** Rules about texts, which the model does not depend on. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  'missing-text',
  'misplaced-text',
  'placeholder-mismatch',
  'rejected-term',
  'repeated-label',
  'untranslated-text',
  'unused-text',
]);

export function isOfTexts(rule: string): boolean {
  return OF_TEXTS.has(rule);
}

/** Rules about expectations, which judge the whole. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'needless-exception',
  'unknown-subject',
  'unmet-expectation',
]);

/** How far a rule looks; one that is not known looks at names. */
export function reachOf(rule: string): Reach {
  if (OF_PEOPLE.has(rule)) return 'people';
  return OF_THE_PROJECT.has(rule) || OF_TEXTS.has(rule) ? 'project' : 'names';
}
