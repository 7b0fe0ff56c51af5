import { createContext, useContext } from 'react';

export interface SessionCommands {
  /** Opens the server's logout page; `next` is the current full path (spec 1, section 2.3). */
  readonly logout: () => void;
  /** Fetches the profile again, after a change of it or of permissions. */
  readonly refreshProfile: () => Promise<void>;
  /** Fetches the public settings again, after a change of settings. */
  readonly refreshSettings: () => Promise<void>;
  /** Stores the view for the next visit and runs start-up again (spec 1, section 2.2). */
  readonly switchView: (view: string) => void;
  /**
   * Changes the organization and reloads the page, or opens the list when the address names a
   * record (spec 1, section 4).
   */
  readonly switchOrganization: (id: string) => void;
  /**
   * The server answered 401: the user is being asked, has chosen to stay, or is being redirected
   * to the login page (spec 1, section 8).
   */
  readonly signedOut: 'asking' | 'staying' | 'leaving' | undefined;
  /** Opens the login page with the way back to this page. */
  readonly signInAgain: () => void;
  /** Chooses to stay on the page until the next write or navigation. */
  readonly stay: () => void;
}

export const SessionCommandsContext = createContext<SessionCommands | undefined>(undefined);

/** Throws outside `<SessionProvider>`. */
export function useSessionCommands(): SessionCommands {
  const commands = useContext(SessionCommandsContext);
  if (!commands) throw new Error('useSessionCommands() was called outside <SessionProvider>.');
  return commands;
}
