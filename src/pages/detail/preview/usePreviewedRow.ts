import { useEffect, useState, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { usePreference } from '../../../session/preference.ts';
import { indexOf, linkOf, rowAt, rowOf } from '../../list/interactions/tableParts.ts';

const CAPTURE = { capture: true };
/** What a click means by itself. */
const CONTROLS = 'a, button, input, label, select';

interface PreviewedRow {
  /** Undefined while the preview is closed or there is no row. */
  readonly record: RaRecord | undefined;
  readonly close: () => void;
}

/**
 * The row that is shown beside the list: one that was clicked where it has no control, or has the focus when Alt and
 * Enter are pressed. While the preview is open it follows the focus. Escape closes it. Whether it is open is stored for
 * this user.
 *
 * @param frame around the list and the preview
 * @param rows of the page
 */
export function usePreviewedRow(
  frame: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[],
): PreviewedRow {
  const [kept, keep] = usePreference('gatehouse.preview');
  const open = kept === true;
  const [chosen, setChosen] = useState<RaRecord['id']>();
  const record = open ? (rows.find(({ id }) => id === chosen) ?? rows[0]) : undefined;
  const close = () => {
    const region = frame.current?.querySelector('section');
    const row = region && record && rowAt(region, rows.indexOf(record));
    keep(false);
    if (row) (linkOf(row) ?? row.querySelector<HTMLElement>('button, input'))?.focus();
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
    if (String(getSelection()) === '' && choose(target)) keep(true);
  });
  useElementEvent(frame, 'focusin', (event) => {
    if (open) choose(event.target);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.altKey && choose(event.target)) keep(true);
    else if (event.key === 'Escape' && open && isInside(event.target)) close();
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

/** In the rows or the preview, as opposed to the search and the tools. */
function isInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('section') !== null;
}
