import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useListContext, type RaRecord } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { detailParts } from '#project/generated/details.ts';
import { useDebouncedValue } from '../../../controls/useDebouncedValue.ts';
import { fieldsOfKind, kindOf } from '../../../fields/kinds.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { IconPush } from '../../../theme/buttons.ts';
import { RecordHead } from '../RecordHead.tsx';
import { openTabs, saidAbove } from '../tabs.ts';
import { useRecord } from '../../useRecord.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { LoadingBox } from '../../LoadingBox.tsx';
import { GroupedCard } from '../../record/GroupedCard.tsx';
import { useNameOf } from '../../useNameOf.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { useListCommands, useResourceList, useRowParts } from '../../list/listContexts.ts';
import { RowActions } from '../../list/RowActions.tsx';
import { splitEntries } from '../../rowEntries.ts';
import { useMedia } from '../../../theme/useMedia.ts';
import { valueStyles } from '../../../theme/valueStyles.ts';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { usePreference } from '../../../session/preference.ts';
import { cellOf, indexOf, linkOf, rowAt, rowOf } from '../../list/interactions/tableParts.ts';

const WIDTH_PX = 420;
/** From here it stands beside the list; below it lies over its end, as a drawer. */
const BESIDE = '(min-width:1600px)';
/** Buttons at its foot: three actions, and the menu of the others. */
const FOOT_BUTTONS = 4;
/** Rows that are passed over by the keys are not fetched. */
const DELAY_MS = 200;
const LOADING_PX = 240;

interface RowPreviewProps {
  /** Around the list and the preview. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The chosen record beside its list: the head and the first card of its page, and what can be done with it. */
export default function RowPreview({ frame }: RowPreviewProps): ReactNode {
  const { definition, route } = useResourceList();
  const { data: rows = [] } = useListContext();
  const text = useText();
  const { entriesOf, onMore } = useRowParts();
  const { busyRows } = useListCommands();
  const { record, close } = usePreviewedRow(frame, rows);
  const nameOf = useNameOf(definition.id);
  const routes = useResourceRoutes(definition.id, route);
  const id = useDebouncedValue(record?.id, DELAY_MS);
  if (!record) return null;
  const name = nameOf(record);
  const entries = splitEntries(entriesOf?.(record) ?? [], FOOT_BUTTONS);
  return (
    <Frame aria-label={text('preview.title', { name })}>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto', padding: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, marginBottom: 3 }}>
          <Box
            component="h2"
            sx={{ flex: 1, margin: 0, typography: 'h2', overflowWrap: 'anywhere' }}
          >
            <Link to={routes.to('detail', record.id) ?? ''}>{name}</Link>
          </Box>
          <IconPush label={text('preview.close')} onClick={close}>
            <CloseIcon fontSize="small" />
          </IconPush>
        </Box>
        {id !== undefined && <PreviewedRecord key={id} id={String(id)} />}
      </Box>
      {entriesOf && (
        <Foot>
          <RowActions {...entries} name={name} busy={busyRows.has(record.id)} onMore={onMore} />
        </Foot>
      )}
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'fixed',
    top: 'var(--gatehouse-top, 48px)',
    bottom: 8,
    insetInlineEnd: 8,
    zIndex: theme.zIndex.appBar - 1,
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    width: WIDTH_PX,
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    boxShadow: '0 8px 32px rgb(16 24 32 / 0.24)',
    [`@media ${BESIDE}`]: {
      position: 'sticky',
      top: 'calc(var(--gatehouse-top, 48px) + 12px)',
      zIndex: 'auto',
      // From below the heading to the end of the window.
      maxHeight: 'calc(100dvh - 168px)',
      boxShadow: 'none',
    },
  };
});

const Foot = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: '8px 16px',
    borderTop: `1px solid ${palette.divider}`,
    ...valueStyles(palette),
    '&& [data-action]': {
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
      padding: '2px 10px',
    },
    '&& [data-action=""]:not(:disabled)': { color: palette.text.primary },
  };
});

function PreviewedRecord({ id }: { readonly id: string }): ReactNode {
  const { definition, route } = useResourceList();
  const text = useText();
  const { gateContext, me } = useSession();
  const found = useRecord(definition.id, id);
  if (found.state === 'loading') return <LoadingBox height={LOADING_PX} />;
  if (found.state === 'missing') return text('preview.gone');
  if (found.state === 'failed') {
    return <LoadFailed title={text('pages.detail.failed')} query={found} />;
  }
  const { record } = found;
  const fields = fieldsOfKind(definition, kindOf(definition, {}, record)) ?? [];
  const parts = detailParts[definition.id] ?? {};
  const tabs = definition.detail
    ? openTabs(definition.detail, record, record.id === me.id, gateContext)
    : [];
  const tab = tabs.find(({ card }) => card);
  return (
    <>
      <RecordHead parts={parts} fields={fields} record={record} route={route} linkOf={noLink} />
      {tab?.card && (
        <GroupedCard
          groups={parts.groups?.[tab.key] ?? [{ fields: tab.card }]}
          fields={fields}
          record={record}
          route={route}
          linkOf={noLink}
          without={saidAbove(definition, parts)}
        />
      )}
    </>
  );
}

/** Tabs of the record are on its own page. */
function noLink(): undefined {}

const CAPTURE = { capture: true };
/** What a click, or Space, means by itself. */
const CONTROLS = 'a, button, input, label, select';
const PRESSED_BY_SPACE = 'button, input, label, select';

interface PreviewedRow {
  /** Undefined while the preview is closed or there is no row. */
  readonly record: RaRecord | undefined;
  readonly close: () => void;
}

/**
 * The row that is shown beside the list: one that was clicked where it has no control, or has the focus when Space is
 * pressed. While the preview is open it follows the focus. Space or Escape closes it. Whether it was opened is stored for
 * this user: where it covers nothing, the next list begins with it.
 *
 * @param frame around the list and the preview
 * @param rows of the page
 */
function usePreviewedRow(
  frame: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[],
): PreviewedRow {
  const [kept, keep] = usePreference('gatehouse.preview');
  const isBeside = useMedia(BESIDE);
  const [asked, ask] = useState<boolean>();
  const open = asked ?? (isBeside && kept === true);
  const setOpen = (on: boolean) => {
    ask(on);
    keep(on);
  };
  const [chosen, setChosen] = useState<RaRecord['id']>();
  const record = open ? (rows.find(({ id }) => id === chosen) ?? rows[0]) : undefined;
  const close = () => {
    const region = frame.current?.querySelector('section');
    const row = region && record && rowAt(region, rows.indexOf(record));
    setOpen(false);
    // From within the preview; a row keeps the focus.
    if (row && !rowOf(document.activeElement))
      (linkOf(row) ?? row.querySelector<HTMLElement>('button, input'))?.focus();
  };
  const choose = (target: EventTarget | null): boolean => {
    const row = rowOf(target);
    const pointed = row && rows[indexOf(row)];
    if (pointed) setChosen(pointed.id);
    return pointed !== undefined;
  };
  useElementEvent(frame, 'click', (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    // Marked text is meant to be copied.
    if (String(getSelection()) !== '' || !choose(target)) return;
    setOpen(true);
    focusCell(target);
  });
  useElementEvent(frame, 'focusin', (event) => {
    if (open) choose(event.target);
  });
  const onKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isSpace = key === ' ' && !(altKey || ctrlKey || metaKey || shiftKey);
    const row = isSpace && !isIn(PRESSED_BY_SPACE, target) ? rowOf(target) : undefined;
    if (row && open && rows[indexOf(row)] === record) close();
    else if (row && choose(target)) setOpen(true);
    else if (key === 'Escape' && open && isIn('section', target)) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the table, where Escape leaves the row.
  useElementEvent(frame, 'keydown', onKey, CAPTURE);

  useEffect(() => {
    const region = frame.current?.querySelector('section');
    const row = region && record && rowAt(region, rows.indexOf(record));
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  });
  return { record, close };
}

/** The arrow keys go on from the row that was pressed. */
function focusCell(target: Element): void {
  const cell = cellOf(target);
  if (!cell) return;
  cell.tabIndex = -1;
  cell.focus({ preventScroll: true });
}

/** Of Escape: a section is the rows or the preview, as opposed to the search and the tools. */
function isIn(selector: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
