/** Without a key or pointer for so long, the rows stand still: polling keeps the server's session alive. */
export const AWAY_MS = 1_800_000;

export type PollingState = 'running' | 'paused' | 'failed';

interface PollingEnvironment {
  readonly everyMs: number;
  /** Calls back once after a delay; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Is the page in view? */
  readonly inView: () => boolean;
  /** A menu or dialog is open: what it is about must not move. */
  readonly held: () => boolean;
  /** Rejects when the rows could not be fetched. */
  readonly fetch: () => Promise<void>;
  /** Receives every change of the state. */
  readonly onState: (state: PollingState) => void;
}

export type Polling = ReturnType<typeof createPolling>;

/**
 * Fetches again and again while the page is in view. A failure stops it: a server in trouble gets no
 * further calls until the user asks.
 */
export function createPolling(environment: PollingEnvironment) {
  const { everyMs, after, now, inView, held, fetch, onState } = environment;
  let state: PollingState = 'running';
  let stopped = false;
  let asking = false;
  let lastActive = now();
  let cancel: () => void = () => undefined;

  const runs = () => !stopped && state === 'running' && inView();
  const become = (next: PollingState) => {
    state = next;
    if (!stopped) onState(next);
  };
  function plan(): void {
    cancel();
    if (runs()) cancel = after(everyMs, () => void ask());
  }
  async function ask(): Promise<void> {
    cancel();
    if (!runs() || asking) return;
    if (now() - lastActive >= AWAY_MS) return become('paused');
    if (held()) return plan();
    asking = true;
    try {
      await fetch();
    } catch {
      become('failed');
    }
    asking = false;
    plan();
  }

  plan();
  return {
    pause: () => {
      cancel();
      become('paused');
    },
    /** Goes on after a pause or a failure, at once. */
    resume: () => {
      lastActive = now();
      become('running');
      void ask();
    },
    /** The page has come into view, or has left it. */
    viewChanged: () => {
      cancel();
      void ask();
    },
    /** The user has pressed a key or moved the pointer. */
    active: () => {
      lastActive = now();
    },
    stop: () => {
      stopped = true;
      cancel();
    },
  };
}
