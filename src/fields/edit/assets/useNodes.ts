import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { isApiError } from '../../../api/errors.ts';
import { readNode, visibleRows, type TreeNode, type TreeRow } from './nodeTree.ts';

const TREE = 'assets/nodes/children/tree';
/** The first call, without a key: the root with its children. */
const ROOT = '';
const NONE: readonly TreeNode[] = [];

export interface NodeTreeState {
  readonly rows: readonly TreeRow[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly forbidden: boolean;
  isOpen(key: string): boolean;
  toggle(key: string): void;
}

/** The tree of nodes, each level loaded when it is opened. */
export function useNodes(): NodeTreeState {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly string[]>([ROOT]);
  const levels = useQueries({
    queries: asked.map((key) => ({
      queryKey: [TREE, key],
      retry: false,
      refetchOnWindowFocus: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { assets: 0, ...(key !== ROOT && { key }) };
        const page = await provider.options(TREE, query, signal);
        return page.data.flatMap((entry) => readNode(entry) ?? []);
      },
    })),
  });
  const loaded = levels.flatMap((level) => level.data ?? NONE);
  const nodes = [...new Map(loaded.map((node) => [node.key, node])).values()];
  const root = levels[0];
  // The root comes with its children, and open.
  const open = new Set([...asked.slice(1), ...(root?.data?.[0] ? [root.data[0].key] : [])]);
  for (const key of closed) open.delete(key);
  return {
    rows: visibleRows(nodes, open),
    loading: levels.some((level) => level.isFetching),
    failed: levels.some((level) => level.isError),
    forbidden: isApiError(root?.error) && root.error.kind === 'forbidden',
    isOpen: (key) => open.has(key),
    toggle: (key) => {
      if (open.has(key)) {
        setClosed(new Set([...closed, key]));
        return;
      }
      setClosed(new Set([...closed].filter((one) => one !== key)));
      if (!asked.includes(key)) setAsked([...asked, key]);
    },
  };
}
