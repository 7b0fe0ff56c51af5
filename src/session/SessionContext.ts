import { createContext, useContext } from 'react';
import type { Session } from './types.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The current session. Throws outside `<SessionProvider>`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession() was called outside <SessionProvider>.');
  return session;
}
