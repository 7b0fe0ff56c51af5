import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { recordIdOf } from './records/withoutRepeats.ts';
import { foundResources } from '#project/generated/find.ts';
import type { OptionGroup } from './Combobox.tsx';
import { views } from '#project/generated/views.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { readTabSets, tabStorage } from '../tabs/tabStorage.ts';
import { paletteEntries, type PaletteEntry } from './entries.ts';
import { isNamed, rankEntries } from './ranking.ts';
import { readRecent, recentMemory, withRecent } from './recent.ts';
import { useFoundRecords } from './records/useFoundRecords.ts';
import { visitedRecords } from './records/visitedRecords.ts';
import type { RunnableCommand } from './useCommandList.ts';
import { useText } from '../../i18n/useText.ts';

/** The entries of the palette for a query: pages named so, records, then pages that match by other letters. */
export function usePalette(query: string, commands: readonly RunnableCommand[]) {
  const session = useSession();
  const table = useRoutes();
  const text = useText();
  const navigate = useNavigate();
  const { switchOrganization } = useSessionCommands();
  const { pathname } = useLocation();
  const { username } = session.profile;
  const [recent] = useState(() => readRecent(recentMemory.recall(username)));
  const [tabSets] = useState(() => readTabSets(tabStorage, username));
  const here = table.match(pathname)?.route;

  const entries = paletteEntries({
    routes: table.routes,
    views,
    session,
    here,
    commands,
    say: text,
    kinds: {
      view: text('palette.view'),
      organization: text('palette.organization'),
      command: text('palette.action'),
    },
  });
  const visited = visitedRecords(tabSets, table, session.organization.id, foundResources, (found) =>
    text(found.many),
  );
  const records = useFoundRecords(query, here, resourcesOf(visited));
  const ranked = rankEntries(entries, query, recent);
  const empty = query.trim() === '';
  const named = empty ? ranked : ranked.filter((entry) => isNamed(entry, query));
  const matchedVisits = rankEntries(visited, query, []);
  const known = new Set(matchedVisits.map(recordIdOf));
  const groups: readonly OptionGroup<PaletteEntry>[] = [
    { key: 'visited', title: text('palette.visited'), entries: matchedVisits },
    { key: 'named', ...(empty && { title: text('palette.pages') }), entries: named },
    ...records.groups.map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => !known.has(recordIdOf(entry))),
    })),
    {
      key: 'other',
      title: text('palette.other'),
      entries: ranked.filter((entry) => !named.includes(entry)),
    },
  ].filter((group) => group.entries.length > 0);
  const run = ({ errand }: PaletteEntry): void => {
    if (errand.kind === 'organization') return switchOrganization(errand.organization);
    if (errand.kind !== 'command') return void navigate(errand.path);
    commands.find(({ id }) => id === errand.command)?.run();
  };
  return {
    groups,
    /** All entries in the order of the groups. */
    found: groups.flatMap((group) => group.entries),
    /** Records are still searched. */
    pending: records.pending,
    /** The best entry may still come. */
    undecided: records.undecided && named.length === 0 && matchedVisits.length === 0,
    /** Kinds of records that could not be searched. */
    failed: records.failed,
    isRecent: ({ id }: PaletteEntry) => recent.includes(id),
    /** Stores the entry as recent and returns what choosing it does. */
    take: (entry: PaletteEntry) => {
      // Names of records are not stored beyond the session: the tab bar knows them.
      if (entry.errand.kind !== 'record') {
        recentMemory.remember(username, JSON.stringify(withRecent(recent, entry.id)));
      }
      return () => run(entry);
    },
  };
}

/** The kinds of some records, each once. */
function resourcesOf(entries: readonly PaletteEntry[]): readonly string[] {
  const kinds = entries.flatMap(({ errand }) =>
    errand.kind === 'record' ? [errand.resource] : [],
  );
  return [...new Set(kinds)];
}
