import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import { isUsual } from '../../../codegen/model/offers.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useOffers, type ShownOffer } from '../offers/useOffers.ts';
import { usePressOffer } from '../offers/usePressOffer.tsx';
import { recordPage } from '../recordPage.ts';
import type { RowEntry } from '../rowEntries.ts';
import { useNameOf } from '../useNameOf.ts';
import { useResourceRoutes, inDialog } from '../useResourceRoutes.ts';
import { useRunning } from '../useRunning.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import {
  ListCommandsContext,
  RowPartsContext,
  useListSelection,
  useResourceList,
  type BulkTask,
  type ListCommands,
  type RowParts,
  type RowDialogMode,
} from './listContexts.ts';
import { useSelectionOffers } from './useSelectionOffers.ts';
import { type RaRecord, useListContext } from 'ra-core';
import { useText } from '../../i18n/useText.ts';
import type { FormDialogMode } from '../formDialogMode.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';

const BulkDialog = lazyPart(() => import('./bulk/BulkDialog.tsx'));

/** What can be done with a list and its rows, and the dialogs that ask for it. */
export function ListCommandsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { definition, route, slots, columns, list } = useResourceList();
  const { drop, toggle } = useListSelection();
  const [task, openTask] = useState<BulkTask>();
  const [menu, setMenu] = useState<OpenMenu>();
  const busyRows = useRunning();
  const { press, dialogs } = usePressOffer(definition, route, slots, drop);
  const { openForm, show, dialog } = useRecordDialog();
  const commands = useMemo(
    (): ListCommands => ({ busyRows, press, openForm, openTask }),
    [busyRows, press, openForm],
  );

  const entriesOf = useRowEntries(commands, show);
  const hasActions = useOffers(definition, route, 'row')().length > 0;
  const selectionOffers = useSelectionOffers();
  const listOffers = useOffers(definition, route, 'list')();
  const selectable =
    selectionOffers.length > 0 ||
    listOffers.some(({ offer, closed }) => offer.does.kind === 'export' && closed === undefined);
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
      inactive: list.inactive,
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
      list,
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
        {dialogs}
        {dialog}
        {task && <BulkDialog task={task} onClose={() => openTask(undefined)} />}
      </RowPartsContext>
    </ListCommandsContext>
  );
}

/** The pages that the columns of a list lead to: those of the record, or a tab of it (spec 1, section 2.7). */
function useColumnLinks(): RowParts['linkOf'] {
  const { definition, route } = useResourceList();
  const { gateContext } = useSession();
  const everyRoute = useRoutes();
  const routes = useResourceRoutes(definition.id, route);
  return useCallback(
    ({ link }, record) => {
      const tab = link?.tab;
      const gate = tab && definition.detail?.tabs.find(({ key }) => key === tab)?.gate;
      if (gate && !decideGate(gate, gateContext).open) return undefined;
      const page = recordPage(link?.pages, record, everyRoute);
      if (page) return everyRoute.address(page, { id: record.id });
      if (!routes.verdict('detail').open) return undefined;
      return routes.to('detail', record.id, { activeTab: tab });
    },
    [definition, everyRoute, gateContext, routes],
  );
}

/**
 * The entries of a row: what can be done with its record (spec 1, section 2.7).
 *
 * @param show opens the dialog of an action whose answer is shown
 */
function useRowEntries(
  { press, openForm, busyRows: { run: runOn } }: ListCommands,
  show: RecordDialog['show'],
): (record: RaRecord) => readonly RowEntry[] {
  const text = useText();
  const { definition, route, query, owner } = useResourceList();
  const { toggle } = useListSelection();
  const routes = useResourceRoutes(definition.id, route);
  const offersFor = useOffers(definition, route, 'row', query);
  return useCallback(
    (record) => {
      const onPress = ({ offer, dialog }: ShownOffer) => {
        if (dialog) return openForm(dialog);
        if (!isUsual(offer) && (offer.show ?? offer.does.kind === 'list')) {
          return show({ action: offer, record });
        }
        const target = offer.byPage ? { record: owner, selection: [record] } : { record };
        press(offer, 'row', target, {
          about: record,
          around: (work) => runOn([record.id], work),
          onDone: () => {
            if (offer.does.kind === 'remove') toggle(record, false);
          },
        });
      };
      const offers = offersFor(record);
      const entries = offers.map((shown): RowEntry => ({
        key: shown.offer.key,
        label: shown.label,
        closed: shown.closed,
        danger: shown.offer.danger,
        inRow: shown.offer.inRow,
        to: shown.to,
        ...(shown.href !== undefined && { href: shown.href }),
        onPress: () => onPress(shown),
      }));
      if (!inDialog(definition, routes, 'update')) return entries;
      const usual = offers.filter(({ offer }) => isUsual(offer)).length;
      return entries.toSpliced(usual, 0, {
        key: 'view',
        label: text('pages.view'),
        onPress: () => openForm({ kind: 'view', id: String(record.id) }),
      });
    },
    [definition, offersFor, openForm, owner, press, routes, runOn, show, text, toggle],
  );
}

const FormDialog = openedPart(() => import('../form/dialog/FormDialog.tsx'));
const RowDialog = lazyPart(() => import('./answer/RowDialog.tsx'));

type RecordDialog = ReturnType<typeof useRecordDialog>;

/** The dialogs of a list whose records have no pages: new, edit, view (spec 1, section 2.7). */
function useRecordDialog() {
  const { definition, query } = useResourceList();
  const { refetch } = useListContext();
  const text = useText();
  const [mode, setMode] = useState<FormDialogMode>();
  const [rowDialog, setRowDialog] = useState<RowDialogMode>();
  const forget = useCallback(() => setRowDialog(undefined), []);
  const one = useNameInSentence()(definition.one);
  const titles = {
    new: text('titles.create', { one }),
    edit: text('titles.update', { one }),
    view: text(definition.one),
  };
  return {
    openForm: setMode,
    /** Shows the record, or the answer of an action. */
    show: setRowDialog,
    dialog: rowDialog ? (
      <RowDialog {...rowDialog} onClose={forget} />
    ) : (
      mode && (
        <FormDialog
          title={titles[mode.kind]}
          definition={definition}
          mode={mode}
          // A create page would get it as its query: the parent of a new record.
          preset={query}
          onSaved={() => void refetch()}
          onClose={() => setMode(undefined)}
        />
      )
    ),
  };
}
