import type { ReactNode } from 'react';

/** A visible row of a tree; children of collapsed rows are not included. */
export interface TreeItem {
  readonly key: string;
  /** From 1. */
  readonly level: number;
  /** Position among its siblings from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
  readonly label: string;
  /** Shown as a tooltip. */
  readonly title?: string | undefined;
  /** Undefined: it has no children. */
  readonly expanded?: boolean | undefined;
  /** Of a tree whose rows can be chosen. */
  readonly selected?: boolean;
  /** Of a tree of checkboxes. */
  readonly checked?: boolean | 'mixed';
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  /** Shown instead of the label, whose words it has: marks of a search. */
  readonly content?: ReactNode;
  /** Shown at the end of the row: a number, or a note. Read out after the label. */
  readonly detail?: string | undefined;
}

/** Adds to every row its position among its siblings; the rows are in display order. */
export function withPlaces<Item extends { readonly level: number }>(
  lines: readonly Item[],
): readonly (Item & Pick<TreeItem, 'position' | 'siblings'>)[] {
  const counts = new Map<number, number>();
  const open: number[] = [];
  const groups: number[] = [];
  const positions: number[] = [];
  let next = 0;
  for (const { level } of lines) {
    open.length = Math.min(open.length, level);
    while (open.length < level) open.push(next++);
    const group = open[level - 1] ?? 0;
    const position = (counts.get(group) ?? 0) + 1;
    counts.set(group, position);
    groups.push(group);
    positions.push(position);
  }
  return lines.map((line, index) => ({
    ...line,
    position: positions[index] ?? 1,
    siblings: counts.get(groups[index] ?? 0) ?? 1,
  }));
}
