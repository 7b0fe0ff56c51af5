/** The warning comes this long before the end (WCAG 2.2, criterion 2.2.1: at least 20 s). */
export const SESSION_WARNING_MS = 300_000;
/** In a short session, it comes after this part of it. */
const SHORT_SESSION_PART = 0.5;

/** What a tab knows of its session. Times are milliseconds since 1970. */
interface SessionFacts {
  readonly mark: string | undefined;
  /** Expiry of the session mark, in browsers that tell it. */
  readonly markEndsAt?: number | undefined;
  /** Idle timeout of the server's session, once it is known. */
  readonly ageMs?: number | undefined;
  /** Time of the server's last answer in any tab. */
  readonly answeredAt: number;
}

/** Why and when a session is about to end. */
export type SessionEnding =
  /** The session mark expires: the next page load would log out. */
  | { readonly because: 'age'; readonly at: number }
  /** The server ends an idle session. */
  | { readonly because: 'idle'; readonly at: number }
  /** The session mark is gone. */
  | { readonly because: 'gone' };

/** The nearest end within the warning time; undefined when there is none. */
export function nearEnding(facts: SessionFacts, now: number): SessionEnding | undefined {
  const { mark, markEndsAt, ageMs, answeredAt } = facts;
  if (!mark) return { because: 'gone' };
  const warning = Math.min(SESSION_WARNING_MS, (ageMs ?? Infinity) * SHORT_SESSION_PART);
  const ends: SessionEnding[] = [];
  // A mark that ends with the browser is renewed by every tab: its own expiry has no meaning.
  if (mark === 'age' && markEndsAt !== undefined) ends.push({ because: 'age', at: markEndsAt });
  if (ageMs !== undefined) ends.push({ because: 'idle', at: answeredAt + ageMs });
  return ends
    .filter((end) => 'at' in end && end.at - now <= warning)
    .toSorted((one, other) => endOf(one) - endOf(other))[0];
}

function endOf(ending: SessionEnding): number {
  return 'at' in ending ? ending.at : 0;
}
