import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { PendingDialog } from '../dialogs/PendingDialog.tsx';
import type { RowEntry } from '../rowEntries.ts';
import { useActionSlots } from '../slots/useActionSlots.tsx';
import { useNameOf } from '../useNameOf.ts';
import { usePending } from '../usePending.ts';
import { useRemoval } from '../useRemoval.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import type { BulkTask } from './bulk/bulkTask.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import {
  ListCommandsContext,
  RowPartsContext,
  useListSelection,
  useResourceList,
  type ListCommands,
  type RowParts,
} from './listContexts.ts';
import { selectionOffers } from './selectionOffers.ts';
import { useBusyRows } from './useBusyRows.ts';
import { useColumnLinks } from './useColumnLinks.ts';
import { useRecordDialog } from './useRecordDialog.tsx';
import { useRowEntries } from './useRowEntries.ts';
import { useRowHandlers } from './useRowHandlers.ts';

const BulkDialog = lazyPart(() => import('./bulk/BulkDialog.tsx'));

/** What can be done with a list and its rows, and the dialogs that ask for it. */
export function ListCommandsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { definition, route, slots, list, query, columns } = useResourceList();
  const selection = useListSelection();
  const { drop, toggle } = selection;
  const { gateContext } = useSession();
  const [address] = useSearchParams();
  const [task, openTask] = useState<BulkTask>();
  const [menu, setMenu] = useState<OpenMenu>();
  const busyRows = useBusyRows();
  const removal = useRemoval(definition);
  const pending = usePending(definition);
  const { ask } = pending;
  const { call, dialog: actionDialog } = useActionSlots(definition, route, slots, (done) => {
    drop(done ?? []);
  });
  const { openForm, show, dialog } = useRecordDialog();
  const commands = useMemo(
    (): ListCommands => ({ busyRows, removal, ask, call, openForm, openTask }),
    [busyRows, removal, ask, call, openForm],
  );

  const handlers = useRowHandlers(commands, show);
  const entriesOf = useRowEntries(definition, list, route, query, handlers);
  const hasActions =
    Boolean(list.update ?? list.remove ?? list.clone) ||
    (definition.actions ?? []).some((action) => action.on.includes('row'));
  const selectable =
    selectionOffers(definition, list, gateContext, address).length > 0 ||
    (list.export !== undefined && decideGate(list.export.gate, gateContext).open);
  const hasPage = useResourceRoutes(definition.id, route).has('detail');
  const onShow = useCallback<NonNullable<RowParts['onShow']>>((record) => show({ record }), [show]);
  const onMore = useCallback((anchor: HTMLElement, entries: readonly RowEntry[]) => {
    setMenu({ anchor, entries });
  }, []);
  const nameOf = useNameOf(definition.id);
  const linkOf = useColumnLinks();
  const rowParts = useMemo(
    (): RowParts => ({
      columns,
      selectable,
      nameOf,
      linkOf,
      onShow: definition.detail && !hasPage ? onShow : undefined,
      onSelect: toggle,
      entriesOf: hasActions ? entriesOf : undefined,
      onMore,
    }),
    [
      columns,
      selectable,
      nameOf,
      linkOf,
      definition,
      hasPage,
      onShow,
      toggle,
      hasActions,
      entriesOf,
      onMore,
    ],
  );
  return (
    <ListCommandsContext value={commands}>
      <RowPartsContext value={rowParts}>
        {children}
        <EntryMenu open={menu} onClose={() => setMenu(undefined)} />
        <PendingDialog {...pending} />
        {dialog}
        {actionDialog}
        {task && (
          <BulkDialog
            definition={definition}
            task={task}
            selection={selection}
            onClose={() => openTask(undefined)}
          />
        )}
      </RowPartsContext>
    </ListCommandsContext>
  );
}
