import type { ReactNode } from 'react';

/** A line of a tree as it is drawn: those below a closed one are not among the lines. */
export interface TreeItem {
  readonly key: string;
  /** 1 for the uppermost. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  readonly label: string;
  /** More about it, shown when the pointer rests on it. */
  readonly title?: string | undefined;
  /** Undefined: nothing can be below it. */
  readonly expanded?: boolean | undefined;
  readonly selected: boolean;
  readonly icon?: ReactNode;
}

/** Gives every line its place among its siblings; the lines stand in the order they are drawn in. */
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
