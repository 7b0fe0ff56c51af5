import { useEffect, type RefObject } from 'react';

/**
 * Keyboard navigation of a treegrid (WAI-ARIA Authoring Practices): Up, Down, Home and End move
 * between rows; Right expands a row or moves to its first child; Left collapses it or moves to its
 * parent.
 *
 * @param mark a row of the table body
 */
export function useTreeKeys(mark: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = mark.current?.closest('tbody');
    if (!body) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const row = event.target instanceof Element ? branchOf(event.target) : undefined;
      if (!row || !step(body, row, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    body.addEventListener('keydown', onKey);
    return () => body.removeEventListener('keydown', onKey);
  }, [mark]);
}

const BRANCH = 'tr[aria-level]';

function branchOf(element: Element): HTMLTableRowElement | undefined {
  return element.closest<HTMLTableRowElement>(BRANCH) ?? undefined;
}

/** Handles a key; returns false when it has no meaning here. */
function step(body: Element, row: HTMLTableRowElement, key: string): boolean {
  const rows = [...body.querySelectorAll<HTMLTableRowElement>(BRANCH)];
  const here = rows.indexOf(row);
  const open = row.getAttribute('aria-expanded');
  const toggle = () => row.querySelector<HTMLElement>('[data-branch]')?.click();
  switch (key) {
    case 'ArrowDown':
      focusRow(rows[here + 1]);
      return true;
    case 'ArrowUp':
      focusRow(rows[here - 1]);
      return true;
    case 'Home':
      focusRow(rows[0]);
      return true;
    case 'End':
      focusRow(rows.at(-1));
      return true;
    case 'ArrowRight':
      if (open === 'false') toggle();
      else if (open === 'true' && levelOf(rows[here + 1]) > levelOf(row)) focusRow(rows[here + 1]);
      return true;
    case 'ArrowLeft':
      if (open === 'true') toggle();
      else focusRow(rows.slice(0, here).findLast((one) => levelOf(one) < levelOf(row)));
      return true;
    default:
      return false;
  }
}

function levelOf(row: HTMLTableRowElement | undefined): number {
  return Number(row?.getAttribute('aria-level') ?? 0);
}

function focusRow(row: HTMLTableRowElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
