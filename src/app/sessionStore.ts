import type { Session } from '../session/types.ts';

/** The session in force, for those who ask outside of React and those who draw it. */
export interface SessionStore {
  readonly current: () => Session;
  readonly replace: (session: Session) => void;
  /** Calls back after each change; the result stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSessionStore(initial: Session): SessionStore {
  let session = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => session,
    replace: (next) => {
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
