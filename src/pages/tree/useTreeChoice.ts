import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { resolveAddress } from '../../../codegen/model/references.ts';
import type { TreeModel } from '../../../codegen/model/lists.ts';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { atFirstPage } from '../list/listState.ts';

/** One day (contract: assets, section 2). */
const ONLY_THIS_LIFETIME_MS = 86_400_000;

export interface ChosenEntry {
  readonly kind: 'node' | 'asset';
  readonly id: string;
}

export type TreeChoice = ReturnType<typeof useTreeChoice>;

/**
 * The selected entry of the tree beside a list, kept in the address as `node` or `asset`. Whether it shows the rows of
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
  const asset = tree.asset === undefined ? null : address.get('asset');
  const chosen = useMemo<ChosenEntry | undefined>(() => {
    if (asset) return { kind: 'asset', id: asset };
    return node ? { kind: 'node', id: node } : undefined;
  }, [asset, node]);
  const where = useMemo((): Readonly<Record<string, string>> => {
    if (!chosen) return {};
    if (chosen.kind === 'asset') return tree.asset === undefined ? {} : { [tree.asset]: chosen.id };
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
          next.delete('asset');
          if (entry) next.set(entry.kind, entry.id);
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
    /** Lists assets of the selected node alone, without those of nodes below. */
    onlyThis,
    choose,
    setOnlyThis,
  };
}
