/** How long before its end a session is announced (WCAG 2.2, criterion 2.2.1: 20 s at least). */
export const SESSION_WARNING_MS = 300_000;
/** A short session is announced when this part of it is over. */
const SHORT_SESSION_PART = 0.5;

/** What a tab knows of its session. Moments are milliseconds since 1970. */
export interface SessionFacts {
  readonly mark: string | undefined;
  /** When the mark goes, where the browser tells it. */
  readonly markEndsAt?: number | undefined;
  /** How long the server keeps a session without use, once it is known. */
  readonly ageMs?: number | undefined;
  /** The last answer of the server, in any tab. */
  readonly answeredAt: number;
}

/** Why a session is about to end, and when. */
export type SessionEnding =
  /** Its mark reaches its age; the next load of a page would log out. */
  | { readonly because: 'age'; readonly at: number }
  /** The server ends what is not used. */
  | { readonly because: 'idle'; readonly at: number }
  /** The mark is gone already. */
  | { readonly because: 'gone' };

/** The end that is near, the nearest first; undefined while there is time. */
export function nearEnding(facts: SessionFacts, now: number): SessionEnding | undefined {
  const { mark, markEndsAt, ageMs, answeredAt } = facts;
  if (!mark) return { because: 'gone' };
  const warning = Math.min(SESSION_WARNING_MS, (ageMs ?? Infinity) * SHORT_SESSION_PART);
  const ends: SessionEnding[] = [];
  // A mark that ends with the browser is kept alive by every tab: its own end says nothing.
  if (mark === 'age' && markEndsAt !== undefined) ends.push({ because: 'age', at: markEndsAt });
  if (ageMs !== undefined) ends.push({ because: 'idle', at: answeredAt + ageMs });
  return ends
    .filter((end) => 'at' in end && end.at - now <= warning)
    .toSorted((one, other) => endOf(one) - endOf(other))[0];
}

function endOf(ending: SessionEnding): number {
  return 'at' in ending ? ending.at : 0;
}
