import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useSearchParams } from 'react-router';
import { createPortal } from 'react-dom';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { PendingDialog } from '../dialogs/PendingDialog.tsx';
import { focusRows } from '../../controls/restoreFocus.ts';
import { useNameOf } from '../useNameOf.ts';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps } from '../slots/slots.ts';
import { useActionSlots } from '../slots/useActionSlots.tsx';
import { useFailureText } from '../useFailureText.ts';
import { usePending } from '../usePending.ts';
import type { RemovalOwner } from '../removalOwner.ts';
import { useRemoval } from '../useRemoval.ts';
import { recordPage } from '../recordPage.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import type { BulkTask } from './bulk/bulkTask.ts';
import { TableSettings } from './columns/TableSettings.tsx';
import { useTableColumns } from './columns/useTableColumns.ts';
import { EmptyState } from '../../controls/EmptyState.tsx';
import { ListContexts } from './ListContexts.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import { isNarrowed } from './listState.ts';
import { pageCount } from './pageButtons.ts';
import { PAGING } from './paging.ts';
import { pageQuery } from '../rowEntries.ts';
import { useBusyRows } from './useBusyRows.ts';
import { useListContextValue } from './useListContextValue.ts';
import { useListDefinition } from './useListDefinition.ts';
import type { ListColumn } from './columns/listColumn.ts';
import { useListState } from './useListState.ts';
import { useRowEntries } from './useRowEntries.ts';
import { useRecordDialog } from './useRecordDialog.tsx';
import { useRows } from './useRows.ts';
import { useSelection } from './useSelection.ts';
import { selectionOffers } from './selectionOffers.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { useNarrow } from '../../theme/useNarrow.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { afterPage } from '../../i18n/afterPage.ts';

const BulkDialog = lazyPart(() => import('./bulk/BulkDialog.tsx'));
/** The place of the cards on a phone. */
const CARDS_PLACE = <div style={{ height: '100dvh' }} />;
/** The place of the pager, so that nothing moves when it is loaded. */
const PAGER_PLACE = <div style={{ height: 44 }} />;
const Pager = lazyPart(() => import('./Pager.tsx'), { fallback: PAGER_PLACE });
const CardList = lazyPart(() => import('./cards/CardList.tsx'), { fallback: CARDS_PLACE });
const SelectionMenu = lazyPart(() => import('./SelectionMenu.tsx'));
const RowPreview = lazyPart(() => import('../detail/preview/RowPreview.tsx'));
const NoRows = lazyPart(() => import('./NoRows.tsx'));
const TransferTools = lazyPart(() => import('../transfer/TransferTools.tsx'), { start: afterPage });

export interface ResourceListProps {
  readonly definition: RemovalOwner;
  /** The page that shows the list. */
  readonly route: RouteRecord;
  /** Columns shown by default, where they differ from the resource's own. */
  readonly shown?: readonly string[] | undefined;
  /** Query of every call and of every page opened from here; for a list inside a detail page. */
  readonly where?: Readonly<Record<string, string>>;
  /** Query of the list calls only, such as the node selected in the tree beside the list. */
  readonly treeQuery?: Readonly<Record<string, string>>;
  /** Address of the rows, when it is not the resource's own. */
  readonly rowsAddress?: string | undefined;
  /** A list in a dialog or tree keeps its state out of the address and has other page sizes. */
  readonly paging?: keyof typeof PAGING;
  /** For a tree table: the filter that names the parent row. */
  readonly childrenBy?: string;
  /** Of a list on a detail page: the record of that page. Some actions are calls of it. */
  readonly owner?: FieldRecord | undefined;
  /** Filters set at the start, until the person changes them. */
  readonly startFilters?: Readonly<Record<string, string>> | undefined;
  /** Element for the header slot of the page, whose content is rendered inside the contexts of the list. */
  readonly headerPlace?: HTMLElement | null | undefined;
}

/** Width of an icon button with its gap. */
const BUTTON_PX = 36;
const Frame = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });
const NO_QUERY: Readonly<Record<string, string>> = {};
const NO_ROWS: readonly RaRecord[] = [];
const NO_FIELDS: readonly FieldModel[] = [];
const NO_LIST: ListModel = { columns: [], shown: [], fixed: [], filters: [] };

/** A list with its toolbar, table and pager: the body of a page, or a tab of another record. */
export function ResourceList({
  definition,
  route,
  shown,
  where = NO_QUERY,
  treeQuery = NO_QUERY,
  rowsAddress,
  paging = 'page',
  childrenBy,
  owner,
  startFilters,
  headerPlace,
}: ResourceListProps) {
  const text = useText();
  const inSentence = useNameInSentence();
  const failureText = useFailureText();
  const { me, gateContext } = useSession();
  // The resource's own list page, as opposed to a list inside another page.
  const own = route.kind === 'list' && route.resource === definition.id;
  const table = own ? definition.id : `${route.name}/${definition.id}`;
  const choice = useTableColumns(table, PAGING[paging].page);
  // Slots of a detail page belong to that page, not to a list inside it.
  const slots = route.kind === 'detail' ? undefined : route.slots;
  const known = useListDefinition(definition, choice, shown, slots);
  const list = known?.list ?? NO_LIST;
  const address = useListState(list, known?.fields ?? NO_FIELDS, PAGING[paging], startFilters);
  const { state, rules, change } = address;
  const narrow = useNarrow();
  const wide = useMediaQuery('(min-width:1600px)', { noSsr: true });
  const frame = useRef<HTMLDivElement>(null);
  const Rows = narrow && childrenBy === undefined ? CardList : ListTable;
  const baseQuery = useMemo(
    () => ({ ...pageQuery(list.where, { me }), ...where }),
    [list, me, where],
  );
  const rowsQuery = useMemo(() => ({ ...baseQuery, ...treeQuery }), [baseQuery, treeQuery]);
  const answer = useRows(definition, state, rowsQuery, known !== undefined, rowsAddress);
  const { rows, total, busy, error, refresh } = answer;
  const selection = useSelection();
  const shownList = useListContextValue({ definition, address, rows: answer, selection });
  const busyRows = useBusyRows();
  const [task, setTask] = useState<BulkTask>();
  const removal = useRemoval(definition);
  const { call, dialog: actionDialog } = useActionSlots(definition, route, slots, (done) => {
    selection.drop(done ?? []);
  });
  const pending = usePending(definition);
  const routes = useResourceRoutes(definition.id, route);
  const everyRoute = useRoutes();
  const { ask } = pending;
  const { toggle } = selection;
  const { run: runOn } = busyRows;

  const nameOf = useNameOf(definition.id);
  const onDelete = useCallback(
    (record: RaRecord) => {
      ask({
        title: (say) =>
          say('pages.removal.title', { one: inSentence(definition.one), name: nameOf(record) }),
        text: (say) =>
          definition.putBack
            ? say('relations.question', { name: nameOf(record) })
            : say('pages.removal.question'),
        everywhere: route.kind === 'detail' && routes.has('detail'),
        confirmLabel: text('pages.delete'),
        danger: true,
        records: [record],
        run: () =>
          runOn([record], async () => {
            if (await removal.removeOne(record)) toggle(record, false);
          }),
      });
    },
    [ask, definition, inSentence, nameOf, removal, route, routes, runOn, toggle, text],
  );
  const { open, show, dialog } = useRecordDialog(definition, route, baseQuery, refresh);
  const onAction = useCallback(
    (action: ActionModel, record: RaRecord) => {
      if (action.show ?? action.call.kind === 'list') return show({ action, record });
      const target = action.byPage ? { record: owner, selection: [record] } : { record };
      const run = () => runOn([record], () => call(action, target));
      const label = text(action.label);
      ask({
        title: label,
        text: (say) => say('pages.action.question', { action: label, name: nameOf(record) }),
        confirmLabel: label,
        danger: action.danger,
        quiet: !action.confirm,
        records: [record],
        action,
        run,
      });
    },
    [ask, call, nameOf, owner, runOn, show, text],
  );
  const onShow = useCallback((record: RaRecord) => show({ record }), [show]);
  const handlers = { onDelete, onAction, onOpen: open };
  const entriesOf = useRowEntries(definition, known?.list, route, baseQuery, handlers);
  const [query] = useSearchParams();
  const offers = selectionOffers(definition, known?.list, gateContext, query);
  const linkOf = useCallback(
    (column: ListColumn, record: RaRecord) => {
      const tab = column.link?.tab;
      const gate = tab && definition.detail?.tabs.find((one) => one.key === tab)?.gate;
      if (gate && !decideGate(gate, gateContext).open) return undefined;
      const page = recordPage(column.link?.pages, record, everyRoute);
      if (page) return everyRoute.address(page, { id: record.id });
      if (routes.availability('detail') !== 'enabled') return undefined;
      return routes.to('detail', record.id, { activeTab: tab });
    },
    [definition, everyRoute, gateContext, routes],
  );

  const lastPage = pageCount(total, state.size);
  const beyond =
    rows !== undefined && !busy && rows.length === 0 && total > 0 && state.page > lastPage;
  useEffect(() => {
    // The last row of the last page was deleted, or the address names a page past the end.
    if (beyond) change({ page: lastPage }, { replace: true });
  }, [beyond, change, lastPage]);

  const hasActions =
    Boolean(list.update ?? list.remove ?? list.clone) ||
    (definition.actions ?? []).some((action) => action.on.includes('row'));
  const exportGate = list.export?.gate;
  const selectable =
    offers.length > 0 || (exportGate !== undefined && decideGate(exportGate, gateContext).open);
  const previewed =
    wide &&
    route.kind !== 'detail' &&
    definition.detail &&
    routes.availability('detail') === 'enabled';
  const selected = selection.records.length > 0 && (
    <SelectionMenu
      definition={definition}
      list={known?.list}
      offers={offers}
      selection={selection}
      handlers={{ ask, call, runOn, removal, open: setTask, owner }}
    />
  );
  const clear = () => change({ search: '', filters: {}, dates: rules.dates?.start });

  return (
    <ListContexts value={shownList}>
      {headerPlace &&
        createPortal(
          <Slot<HeaderSlotProps> route={route} name="header" give={{ route }} />,
          headerPlace,
        )}
      <Frame ref={frame}>
        <Box
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            // Other than `hidden` it leaves the foot of the cards in view.
            overflow: 'clip',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <ListTools
            definition={definition}
            list={list}
            route={route}
            query={baseQuery}
            fields={known?.fields ?? NO_FIELDS}
            address={address}
            shown={known?.columns.map((column) => column.field) ?? list.shown}
            selected={!narrow && selected}
            transfer={
              <TransferTools
                fallback={<TransferSpace list={list} />}
                definition={definition}
                list={list}
                fields={known?.fields ?? []}
                state={state}
                where={rowsQuery}
                selected={selection.records}
              />
            }
            settings={
              known && (
                <TableSettings
                  offered={known.offered}
                  shown={known.shown}
                  fixed={list.fixed}
                  actions={hasActions}
                  choice={choice}
                />
              )
            }
            onCreate={() => open({ kind: 'new' })}
            call={call}
            ask={ask}
          />
          <Rows
            label={text(definition.many)}
            columns={known?.columns ?? []}
            widths={choice.widths}
            onWidths={(widths) => choice.set({ widths })}
            busyRows={busyRows}
            nameOf={nameOf}
            linkOf={linkOf}
            onShow={definition.detail && !routes.has('detail') ? onShow : undefined}
            selection={selectable ? selection : undefined}
            below={
              childrenBy === undefined
                ? undefined
                : { resource: definition.id, by: childrenBy, where: rowsQuery, order: state.order }
            }
            entriesOf={hasActions ? entriesOf : undefined}
            notice={notice()}
            selected={selected}
          />
          {/* Before the rows it would wait in front of them: a browser loads six files at a time. */}
          {shownList.isPending
            ? PAGER_PLACE
            : total > 0 && <Pager sizes={PAGING[paging].sizes} live={list.live} />}
          <PendingDialog {...pending} />
          {dialog}
          {actionDialog}
          {task && (
            <BulkDialog
              definition={definition}
              task={task}
              selection={selection}
              onClose={() => setTask(undefined)}
            />
          )}
        </Box>
        {previewed && (
          <RowPreview definition={definition} route={route} rows={rows ?? NO_ROWS} frame={frame} />
        )}
      </Frame>
    </ListContexts>
  );

  function notice() {
    if (error !== undefined) {
      return (
        <EmptyState
          failed
          title={text('pages.list.failed')}
          action={
            <PushButton type="button" look="outlined" onClick={leavingNotice(refresh)}>
              {text('pages.retry')}
            </PushButton>
          }
        >
          {failureText(error)}
        </EmptyState>
      );
    }
    if (!rows || rows.length > 0 || total > 0) return undefined;
    // Default filters can be cleared, too.
    const narrowed = isNarrowed(state, rules);
    const filtered = narrowed || Object.keys(state.filters).length > 0;
    return (
      <NoRows
        definition={definition}
        preset={narrowed ? undefined : state.filters}
        list={list}
        inDates={rules.dates?.start !== undefined}
        canCreate={
          Boolean(list.create) && routes.availability('create', list.create?.gate) === 'enabled'
        }
        onClear={filtered ? leavingNotice(clear) : undefined}
      />
    );
  }
}

/** The notice disappears with the press, so the focus moves to the table. */
function leavingNotice(press: () => void): () => void {
  return () => {
    press();
    focusRows();
  };
}

/** Keeps the width of the two buttons until they are loaded, so that nothing moves. */
function TransferSpace({ list }: { readonly list: ListModel }) {
  const buttons = [list.import, list.export].filter(Boolean).length;
  return <span aria-hidden style={{ width: buttons * BUTTON_PX }} />;
}
