import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { useListCommands, useListSelection, useResourceList } from './listContexts.ts';
import { selectionOffers } from './selectionOffers.ts';

const SelectionMenu = lazyPart(() => import('./SelectionMenu.tsx'));

/** How many rows are selected, and what can be done with them; nothing while there are none. */
export function SelectedRows(): ReactNode {
  const { definition, list, owner } = useResourceList();
  const { gateContext } = useSession();
  const [address] = useSearchParams();
  const selection = useListSelection();
  const { ask, call, busyRows, removal, openTask } = useListCommands();
  if (selection.records.length === 0) return null;
  return (
    <SelectionMenu
      definition={definition}
      list={list}
      offers={selectionOffers(definition, list, gateContext, address)}
      selection={selection}
      handlers={{ ask, call, runOn: busyRows.run, removal, open: openTask, owner }}
    />
  );
}
