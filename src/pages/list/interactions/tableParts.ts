import { FIRST_PLACE } from '../window/rowWindow.ts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** The record row that contains the element; undefined in the head and outside. */
export function rowOf(target: EventTarget | null): HTMLTableRowElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLTableRowElement>('tbody tr:not([aria-hidden])') ?? undefined)
    : undefined;
}

export function cellOf(target: EventTarget | null): HTMLTableCellElement | undefined {
  if (!(target instanceof Element) || !rowOf(target)) return undefined;
  return target.closest<HTMLTableCellElement>('td, th') ?? undefined;
}

/** Index of the row's record from 0, counting rows that are not drawn. */
export function indexOf(row: HTMLTableRowElement): number {
  const place = row.getAttribute('aria-rowindex');
  return place === null ? row.sectionRowIndex : Number(place) - FIRST_PLACE;
}

export function rowAt(region: HTMLElement, index: number): HTMLTableRowElement | undefined {
  const rows = region.querySelectorAll<HTMLTableRowElement>(
    'tbody tr:not([aria-hidden], [hidden])',
  );
  return [...rows].find((row) => indexOf(row) === index);
}

/** What can take the focus, cell by cell: the controls of a cell, or the cell itself. */
export function stopsOf(row: HTMLTableRowElement): readonly (readonly HTMLElement[])[] {
  return [...row.cells].map((cell) => {
    const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
    return controls.length > 0 ? controls : [cell];
  });
}

/** The link that Enter opens: the first one of the row outside its actions. */
export function linkOf(row: HTMLTableRowElement): HTMLAnchorElement | undefined {
  return row.querySelector<HTMLAnchorElement>('a[href]:not([data-action])') ?? undefined;
}

/** Opens a new tab without access to this one (`noopener`). */
export function openBeside(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener');
}
