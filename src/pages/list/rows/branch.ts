import type { ReactNode } from 'react';
import type { ListState } from '../listState.ts';

/** Where the rows below a row come from: the list's own address, narrowed to their parent. */
export interface BranchSource {
  readonly resource: string;
  /** The filter that names the parent. */
  readonly by: string;
  /** A query that every call of the list carries. */
  readonly where: Readonly<Record<string, unknown>>;
  readonly order: ListState['order'];
}

/** How a row stands in a tree table (WAI-ARIA Authoring Practices, treegrid pattern). */
export interface Branch {
  /** From 1. */
  readonly level: number;
  /** Undefined where it is known that nothing is below. */
  readonly open: boolean | undefined;
  /** Opens and closes it; stands before the name. */
  readonly toggle: ReactNode;
}
