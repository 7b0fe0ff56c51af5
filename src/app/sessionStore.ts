import { createListeners } from '../api/listeners.ts';
import type { Session } from '../session/types.ts';

/** The current session, for code outside of React and for components. */
export interface SessionStore {
  readonly current: () => Session;
  readonly replace: (session: Session) => void;
  /** Are view and organization determined for the current page? (spec 1, section 4: app-initialised) */
  readonly initialised: () => boolean;
  /** Sets the session after start-up. */
  readonly settle: (session: Session) => void;
  /** Undoes that: start-up runs again for the next page. */
  readonly reset: () => void;
  /** Calls back after each change; the result stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSessionStore(initial: Session): SessionStore {
  let session = initial;
  let initialised = true;
  const changes = createListeners<void>();
  const replace = (next: Session) => {
    session = next;
    changes.emit();
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
    subscribe: changes.listen,
  };
}
