import { useMemo, type ReactNode } from 'react';
import { leaveWhenAllowed } from './leaveQuestions.ts';
import type { LegacyLogout } from './leaving.ts';
import { logOut } from './logOut.ts';
import type { RouteTable } from './routeTable.ts';
import { SessionCommandsContext, type SessionCommands } from './sessionCommands.ts';
import { SessionContext } from './SessionContext.ts';
import type { Session } from './types.ts';
import { useSessionTimers } from './useSessionTimers.ts';
import { useSignedOut } from './useSignedOut.ts';
import { useSessionChanges } from './useSessionChanges.ts';

export interface SessionProviderProps {
  readonly session: Session;
  /** Receives the session that replaces this one. */
  readonly onSession: (session: Session) => void;
  /** Another view was chosen; start-up runs again when its first page opens. */
  readonly onSwitchView: () => void;
  readonly table: RouteTable;
  /** Base path with slashes at both ends. */
  readonly base: string;
  readonly legacyLogout?: LegacyLogout;
  readonly children: ReactNode;
}

/** Provides the session and its commands, and keeps it alive. */
export function SessionProvider(props: SessionProviderProps) {
  const { session, onSession, onSwitchView, table, base, legacyLogout, children } = props;
  const question = useSignedOut();
  const changes = useSessionChanges({ session, onSession, onSwitchView, table, base });
  useSessionTimers(changes.checkProfile, question.profileRefused);
  const commands = useMemo<SessionCommands>(
    () => ({
      ...changes,
      ...question,
      logout: () => leaveWhenAllowed(() => logOut(legacyLogout)),
    }),
    [changes, question, legacyLogout],
  );
  return (
    <SessionContext value={session}>
      <SessionCommandsContext value={commands}>{children}</SessionCommandsContext>
    </SessionContext>
  );
}
