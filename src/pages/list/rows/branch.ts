import type { ReactNode } from 'react';
import type { ListState } from '../listState.ts';

/** How to fetch children: the address of the list with a filter for the parent. */
export interface BranchSource {
  readonly resource: string;
  /** The filter that names the parent. */
  readonly by: string;
  /** Query of every call of the list. */
  readonly where: Readonly<Record<string, unknown>>;
  readonly order: ListState['order'];
}

/** A row of a tree table (WAI-ARIA Authoring Practices, treegrid pattern). */
export interface Branch {
  /** From 1. */
  readonly level: number;
  /** Undefined for a row without children. */
  readonly open: boolean | undefined;
  /** The button that expands it; shown before the name. */
  readonly toggle: ReactNode;
}
