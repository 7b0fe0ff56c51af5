import { apiFacts } from '#project/generated/api.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { resolveAddress } from '../../../codegen/model/references.ts';
import type { TreeModel } from '../../../codegen/model/lists.ts';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { atFirstPage } from '../list/listState.ts';

/** One day (contract: assets, section 2). */
const ONLY_THIS_LIFETIME_MS = 86_400_000;

const LEAF = apiFacts.tree.leaf;

export interface ChosenEntry {
  readonly kind: 'node' | 'leaf';
  readonly id: string;
}

export type TreeChoice = ReturnType<typeof useTreeChoice>;

/**
 * The selected entry of the tree beside a list, kept in the address as `node`, or as the server's word for a leaf. Whether it shows the rows of
 * a node alone is kept in the cookie that is called like the filter (contract: assets, section 2).
 *
 * @param given query of the list: the tree's addresses may refer to it
 */
export function useTreeChoice(tree: TreeModel, given?: Readonly<Record<string, string>>) {
  const [address, setAddress] = useSearchParams();
  const [onlyThis, keepOnlyThis] = useState(
    () => tree.only !== undefined && readCookie(tree.only) === '1',
  );
  const node = address.get('node');
  const leaf = tree.leaf === undefined ? null : address.get(LEAF);
  const chosen = useMemo<ChosenEntry | undefined>(() => {
    if (leaf) return { kind: 'leaf', id: leaf };
    return node ? { kind: 'node', id: node } : undefined;
  }, [leaf, node]);
  const where = useMemo((): Readonly<Record<string, string>> => {
    if (!chosen) return {};
    if (chosen.kind === 'leaf') return tree.leaf === undefined ? {} : { [tree.leaf]: chosen.id };
    if (tree.node === undefined) return {};
    return {
      [tree.node]: chosen.id,
      ...(onlyThis && tree.edit && tree.only !== undefined && { [tree.only]: '1' }),
    };
  }, [chosen, onlyThis, tree]);
  const at =
    chosen && tree.at !== undefined
      ? resolveAddress(tree.at, { query: { ...given, node: chosen.id } })
      : undefined;
  const choose = useCallback(
    (entry: ChosenEntry | undefined) =>
      setAddress(
        (before) => {
          const next = atFirstPage(before);
          next.delete('node');
          next.delete(LEAF);
          if (entry) next.set(entry.kind === 'leaf' ? LEAF : 'node', entry.id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setAddress],
  );
  const setOnlyThis = useCallback(
    (on: boolean) => {
      if (tree.only !== undefined) writeCookie(tree.only, on ? '1' : '0', ONLY_THIS_LIFETIME_MS);
      keepOnlyThis(on);
      setAddress(atFirstPage, { replace: true, preventScrollReset: true });
    },
    [setAddress, tree.only],
  );
  return {
    chosen,
    /** The filter of the list. */
    where,
    /** Address of the list's rows, when not its own. */
    at,
    /** Lists the rows of the selected node alone, without those of nodes below. */
    onlyThis,
    choose,
    setOnlyThis,
  };
}
