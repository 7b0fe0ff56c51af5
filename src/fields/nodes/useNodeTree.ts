import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { isApiError } from '../../api/errors.ts';
import { readEntry, visibleRows, type TreeEntry, type TreeRow } from './treeEntry.ts';
import { retriesTree, treePause } from './treeRetry.ts';

/** The first call, without a key: the top with what lies in it. */
const TOP = '';
const NONE: readonly TreeEntry[] = [];

export interface NodeTreeOptions {
  /** Address of the tree, below `/api/v1/`. */
  readonly address: string;
  /** Assets are shown in their nodes. */
  readonly assets?: boolean;
  /** Keys of nodes that are open until somebody closes them: what is chosen lies below. */
  readonly revealed?: readonly string[];
}

export interface NodeTree {
  readonly rows: readonly TreeRow[];
  /** All that is loaded, in view or not. */
  readonly entries: readonly TreeEntry[];
  /** A call is under way. */
  readonly loading: boolean;
  /** Why a part could not be loaded. */
  readonly error: unknown;
  readonly forbidden: boolean;
  isOpen(entry: TreeEntry): boolean;
  toggle(key: string): void;
  open(key: string): void;
  /** Reads everything that is open anew: names and numbers. */
  refresh(): Promise<void>;
}

/** A tree of nodes, each level loaded when it is opened and read anew when it is opened again. */
export function useNodeTree({ address, assets = false, revealed = [] }: NodeTreeOptions): NodeTree {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [known, setKnown] = useState<readonly TreeEntry[]>(NONE);
  const isOpen = (entry: Pick<TreeEntry, 'key' | 'open'>) =>
    chosen.get(entry.key) ?? (entry.open || revealed.includes(entry.key));
  // What came with the top needs no call of its own.
  const withTop = new Set(known.map((entry) => entry.parent));
  // Some trees tell their top alone, as an open one.
  const atFirst = known.filter((entry) => entry.open && entry.isParent).map(({ key }) => key);
  const openKeys = [...new Set([...atFirst, ...revealed, ...chosen.keys()])].filter(
    (key) => known.length > 0 && !withTop.has(key) && (chosen.get(key) ?? true),
  );
  const levels = useQueries({
    queries: [TOP, ...openKeys].map((key) => ({
      queryKey: treeKey(address, assets, key),
      retry: retriesTree,
      retryDelay: treePause,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { assets: assets ? 1 : 0, ...(key !== TOP && { key }) };
        const page = await provider.options(modelAddress(address), query, signal);
        return page.data.flatMap((entry) => readEntry(entry) ?? []);
      },
    })),
  });
  const top = levels[0];
  if (top?.data && top.data !== known) setKnown(top.data);
  const loaded = levels.flatMap((level) => level.data ?? NONE);
  const entries = [...new Map(loaded.map((entry) => [entry.key, entry])).values()];
  const failed = levels.find((level) => level.isError && !level.isFetching);
  const set = (key: string, open: boolean) => setChosen((all) => new Map(all).set(key, open));
  return {
    rows: visibleRows(entries, isOpen),
    entries,
    loading: levels.some((level) => level.isFetching),
    error: failed?.error,
    forbidden: isApiError(top?.error) && top.error.kind === 'forbidden',
    isOpen,
    toggle: (key) => {
      const entry = entries.find((one) => one.key === key);
      if (entry) set(key, !isOpen(entry));
    },
    open: (key) => set(key, true),
    refresh: useMemo(
      () => () => queries.invalidateQueries({ queryKey: [TREE, address] }),
      [queries, address],
    ),
  };
}

const TREE = 'tree';

/** Under which a level of a tree is remembered. */
export function treeKey(address: string, assets: boolean, key: string): readonly unknown[] {
  return [TREE, address, assets, key];
}
