import type { Outcome } from './mistakes.ts';

interface Reason {
  readonly kind: string;
  readonly place: RegExp;
  readonly because: string;
}

/** Changes that no compiler can tell from what somebody wants. */
const REASONS: readonly Reason[] = [
  {
    kind: 'an unknown text of an option',
    place: /apply_system_users|apply_assets|apply_applications/,
    because: 'these options come from an address whose fields no manifest describes',
  },
  {
    kind: 'another method of an action',
    place: /./,
    because:
      'the server answers this method at the same address: records can also be deleted there',
  },
  {
    kind: 'a renamed hand-written page',
    place: /./,
    because: 'nothing else names the page, so it is another name; a page with a file is a finding',
  },
];

/** Mistakes that were not found, without a reason why they are none. */
export function unexplained(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.filter(
    ({ kind, place, rules }) =>
      rules.length === 0 &&
      !REASONS.some((reason) => reason.kind === kind && reason.place.test(place)),
  );
}

/** One line for each. */
export function told(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ kind, place, before, after }) => `${kind}: ${place}: ${before} -> ${after}`)
    .join('\n');
}
