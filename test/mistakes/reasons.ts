import type { Outcome } from './outcomes.ts';

interface Reason {
  readonly kind: string;
  readonly place: RegExp;
  /** What stands there after the change. Default: anything. */
  readonly after?: RegExp;
  readonly because: string;
}

/** Changes that no compiler can tell from what somebody wants. */
const REASONS: readonly Reason[] = [
  {
    kind: 'a Japanese text in Chinese',
    place: /./,
    after: /^['"]?\p{Script=Han}{1,2}['"]?$/u,
    because: 'so short a text without kana is a word of both languages: 不可, 成功',
  },
  {
    kind: 'a Chinese text in Japanese',
    place: /./,
    after: /^['"]?\p{Script=Han}{1,2}['"]?$/u,
    because: 'so short a text is a word of both languages: 原因',
  },
  {
    kind: 'an English text in Chinese',
    place: /./,
    after: /^['"]?[A-Z]\w+ [A-Z]+['"]?$/,
    because: 'the name of a product is the same in both languages: Alibaba OSS',
  },
  {
    kind: 'a text that is renamed in all languages',
    place: /access\/(?:approval|columns)\//,
    because: 'code puts its key together, and the others of its kind are still there',
  },
  {
    kind: 'a lost permission',
    place: /tickets\/(?:superticket|ticketsession)$/,
    because: 'no page and no action asks for it: it is a name of the server alone',
  },
  {
    kind: 'a number that opens a card',
    place: /terminal\/session\.yaml/,
    because: 'a part of that tab is hand-written, and nobody knows whether it lists records',
  },
  {
    kind: 'a renamed hand-written page',
    place: /./,
    because: 'nothing else names the page, so it is another name; a page with a file is a finding',
  },
  {
    kind: 'a query that a page does not read',
    place: /\/access-report\//,
    because:
      'no action of a manifest gives it; the types of the code that does (`PageQueries`) find it',
  },
];

/** Why a change that nobody notices is no mistake; undefined when it is one. */
export function reasonOf({ kind, place, after }: Outcome): string | undefined {
  return REASONS.find(
    (reason) =>
      reason.kind === kind && reason.place.test(place) && (reason.after?.test(after) ?? true),
  )?.because;
}

/** Mistakes that were not found, without a reason why they are none. */
export function unexplained(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.filter(
    (outcome) => outcome.rules.length === 0 && reasonOf(outcome) === undefined,
  );
}

/** One line for each. */
export function told(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(
      ({ kind, place, before, after }) => `${kind}: ${place}: ${short(before)} -> ${short(after)}`,
    )
    .join('\n');
}

/** Of a whole file, its beginning. */
function short(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
const MOST_SHOWN = 100;
