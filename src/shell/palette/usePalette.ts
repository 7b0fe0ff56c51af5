import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { views } from '../../../generated/views.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { paletteEntries, type PaletteEntry } from './entries.ts';
import { rankEntries } from './ranking.ts';
import { readRecent, recentMemory, withRecent } from './recent.ts';
import type { RunnableCommand } from './useCommandList.ts';
import { useText } from '../../i18n/useText.ts';

interface Palette {
  readonly found: readonly PaletteEntry[];
  readonly isRecent: (entry: PaletteEntry) => boolean;
  /** Stores the entry as recent and returns what choosing it does. */
  readonly take: (entry: PaletteEntry) => () => void;
}

/** The entries of the palette for a query. */
export function usePalette(query: string, commands: readonly RunnableCommand[]): Palette {
  const session = useSession();
  const table = useRoutes();
  const text = useText();
  const navigate = useNavigate();
  const { switchOrganization } = useSessionCommands();
  const { pathname } = useLocation();
  const { username } = session.profile;
  const [recent] = useState(() => readRecent(recentMemory.recall(username)));

  const entries = paletteEntries({
    routes: table.routes,
    views,
    session,
    here: table.match(pathname)?.route,
    commands,
    say: text,
    kinds: {
      view: text('palette.view'),
      organization: text('palette.organization'),
      command: text('palette.action'),
    },
  });
  const run = ({ errand }: PaletteEntry): void => {
    if (errand.kind === 'organization') return switchOrganization(errand.organization);
    if (errand.kind !== 'command') return void navigate(errand.path);
    commands.find(({ id }) => id === errand.command)?.run();
  };
  return {
    found: rankEntries(entries, query, recent),
    isRecent: ({ id }) => recent.includes(id),
    take: (entry) => {
      recentMemory.remember(username, JSON.stringify(withRecent(recent, entry.id)));
      return () => run(entry);
    },
  };
}
