import type { Answer } from '../api/request.ts';
import type { KeyValueStorage } from './storedObject.ts';
import { nearEnding, type SessionEnding } from './sessionEnd.ts';
import type { SessionMarkEnvironment } from './sessionMark.ts';
import { learnAge, readSessionTimes, writeSessionTimes } from './sessionTimes.ts';

/** Interval of the checks for the session's end. */
const SESSION_WATCH_MS = 5000;
/** Default idle timeout of the server's session (protocol, section 8.1). */
const USUAL_SESSION_AGE_MS = 86_400_000;

export interface WatchEnvironment extends SessionMarkEnvironment {
  /** Name of the session mark. */
  readonly markCookie: string;
  readonly now: () => number;
  readonly storage: KeyValueStorage;
  readonly cookieExpiry: (name: string) => Promise<number | undefined>;
  readonly onAnswer: (listener: (answer: Answer) => void) => () => void;
  /** Another tab has written the shared session times. */
  readonly onShared: (listener: () => void) => () => void;
  /** A call that keeps the server's session alive; rejects when it does not. */
  readonly check: () => Promise<unknown>;
}

/**
 * Reports in every tab when the session is about to end, and when it was extended.
 *
 * @param onEnding receives the nearest end, or undefined
 */
export function watchSession(
  environment: WatchEnvironment,
  onEnding: (ending: SessionEnding | undefined) => void,
) {
  const { storage, now, readCookie, writeCookie, markCookie } = environment;
  let ageMs = readSessionTimes(storage)?.ageMs;
  let stopped = false;

  function answered(): void {
    writeSessionTimes(storage, { answeredAt: now(), ageMs });
  }

  async function look(): Promise<void> {
    const mark = readCookie(markCookie);
    const markEndsAt = await environment.cookieExpiry(markCookie);
    if (stopped) return;
    const shared = readSessionTimes(storage);
    const remaining = markEndsAt === undefined ? undefined : markEndsAt - now();
    ageMs = learnAge(shared?.ageMs ?? ageMs, mark, remaining);
    const answeredAt = shared?.answeredAt ?? now();
    onEnding(nearEnding({ mark, markEndsAt, ageMs, answeredAt }, now()));
  }

  // The page has just been loaded: the server has answered.
  answered();
  const stops = [
    environment.every(SESSION_WATCH_MS, () => void look()),
    environment.onShared(() => void look()),
    environment.onAnswer(({ ok }) => {
      if (ok) answered();
    }),
  ];
  void look().then(answered);

  return {
    /** Extends the session; rejects when the server refuses. */
    async stay() {
      await environment.check();
      if (readCookie(markCookie) !== 'close') {
        writeCookie(markCookie, 'age', ageMs ?? USUAL_SESSION_AGE_MS);
      }
      // Last, because the other tabs read the mark when they are notified.
      answered();
      await look();
    },
    stop() {
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}
