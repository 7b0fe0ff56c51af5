import type { Session } from '../session/types.ts';

/** The session in force, for those who ask outside of React and those who draw it. */
export interface SessionStore {
  readonly current: () => Session;
  readonly replace: (session: Session) => void;
  /** Has start-up settled view and organization of what is on show? (spec 1, section 4: app-initialised) */
  readonly initialised: () => boolean;
  /** Start-up has settled a session: it is the one in force. */
  readonly settle: (session: Session) => void;
  /** Takes that back: the next page settles them anew. */
  readonly reset: () => void;
  /** Calls back after each change; the result stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSessionStore(initial: Session): SessionStore {
  let session = initial;
  let initialised = true;
  const listeners = new Set<() => void>();
  const replace = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => session,
    initialised: () => initialised,
    reset: () => {
      initialised = false;
    },
    settle: (next) => {
      initialised = true;
      replace(next);
    },
    replace,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
