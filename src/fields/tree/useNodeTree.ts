import { apiFacts } from '#project/generated/api.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { isApiError } from '../../api/errors.ts';
import { readEntry, visibleRows, type TreeEntry } from './treeEntry.ts';
import { retriesTree, treePause } from './treeRetry.ts';

/** The first call, without a key, loads the top. */
const TOP = '';
const NONE: readonly TreeEntry[] = [];

interface NodeTreeOptions {
  /** Address of the tree below the root of the API. */
  readonly address: string;
  /** Show the records in their nodes. */
  readonly leaves?: boolean;
  /** Keys of the ancestors of the selected node: expanded until they are collapsed by hand. */
  readonly revealed?: readonly string[];
}

export type NodeTree = ReturnType<typeof useNodeTree>;

/** A tree of nodes. Each level is loaded when it is expanded, and again when it is expanded again. */
export function useNodeTree({ address, leaves = false, revealed = [] }: NodeTreeOptions) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [known, setKnown] = useState<readonly TreeEntry[]>(NONE);
  const isOpen = (entry: Pick<TreeEntry, 'key' | 'open'>) =>
    chosen.get(entry.key) ?? (entry.open || revealed.includes(entry.key));
  // Children that came with the top need no call.
  const withTop = new Set(known.map((entry) => entry.parent));
  // Some trees answer only their top, as expanded.
  const atFirst = known.filter((entry) => entry.open && entry.isParent).map(({ key }) => key);
  const openKeys = [...new Set([...atFirst, ...revealed, ...chosen.keys()])].filter(
    (key) => known.length > 0 && !withTop.has(key) && (chosen.get(key) ?? true),
  );
  const levels = useQueries({
    queries: [TOP, ...openKeys].map((key) => ({
      queryKey: treeKey(address, leaves, key),
      retry: retriesTree,
      retryDelay: treePause,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { [apiFacts.tree.leaves]: leaves ? 1 : 0, ...(key !== TOP && { key }) };
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
    /** All loaded entries, visible or not. */
    entries,
    loading: levels.some((level) => level.isFetching),
    /** The error of a part that could not be loaded. */
    error: failed?.error,
    forbidden: isApiError(top?.error) && top.error.kind === 'forbidden',
    isOpen,
    toggle: (key: string) => {
      const entry = entries.find((one) => one.key === key);
      if (entry) set(key, !isOpen(entry));
    },
    open: (key: string) => set(key, true),
    /** Refetches all expanded nodes. */
    refresh: useMemo(
      () => () => queries.invalidateQueries({ queryKey: [TREE, address] }),
      [queries, address],
    ),
  };
}

const TREE = 'tree';

/** Query key of a level of a tree. */
function treeKey(address: string, leaves: boolean, key: string): readonly unknown[] {
  return [TREE, address, leaves, key];
}
