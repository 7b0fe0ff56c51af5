import { createContext, useContext } from 'react';

/** What one can do to the session. */
export interface SessionCommands {
  /** Leaves for the server's logout page; `next` holds the current full path (spec 1, section 2.3). */
  readonly logout: () => void;
  /** Fetches the profile anew: after the person changed it, or their permissions changed. */
  readonly refreshProfile: () => Promise<void>;
  /** Fetches the public settings anew: after somebody changed what they tell. */
  readonly refreshSettings: () => Promise<void>;
  /** Remembers the view for the next visit and has the console settle anew in it (spec 1, section 2.2). */
  readonly switchView: (view: string) => void;
  /**
   * Makes another organization the current one and loads the page anew, or the list it belongs to
   * when the address names a record (spec 1, section 4).
   */
  readonly switchOrganization: (id: string) => void;
  /**
   * The server says that nobody is signed in any more: the person is being asked, stays, or is on
   * the way to the login page (spec 1, section 8).
   */
  readonly signedOut: 'asking' | 'staying' | 'leaving' | undefined;
  /** To the login page, and back here from there. */
  readonly signInAgain: () => void;
  /** Answers that question: stay here until I ask for something. */
  readonly stay: () => void;
}

export const SessionCommandsContext = createContext<SessionCommands | undefined>(undefined);

/** Throws outside `<SessionProvider>`. */
export function useSessionCommands(): SessionCommands {
  const commands = useContext(SessionCommandsContext);
  if (!commands) throw new Error('useSessionCommands() was called outside <SessionProvider>.');
  return commands;
}
