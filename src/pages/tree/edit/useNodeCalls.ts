import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useMemo } from 'react';
import type { RecordOf } from '../../../api/recordOf.ts';
import type { Field } from '../../../../generated/names.ts';
import { request } from '../../../api/client.ts';
import { modelAddress, type AddressEnd } from '../../../api/modelAddress.ts';
import { recordAddress } from '../../../api/address.ts';
import { isApiError } from '../../../api/errors.ts';
import type { Method } from '../../../api/request.ts';
import type { TreeEntry } from '../../../fields/nodes/treeEntry.ts';
import { useFailureText } from '../../useFailureText.ts';
import type { TextKey } from '../../../../generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { objectOf } from '../../../api/unknownValues.ts';

/** How messages name a node. */
export const NODE_RECORD = { title: 'value' } as const satisfies {
  readonly title: Field<'assets.node'>;
};

export interface NodeCalls {
  /** Creates a node below this one, named by the server. Returns its key. */
  add(parent: TreeEntry): Promise<string | undefined>;
  /** Shows the new name at once, and the old one again when the server refuses it. */
  rename(node: TreeEntry, value: string): Promise<boolean>;
  remove(node: TreeEntry): Promise<boolean>;
  move(node: TreeEntry, target: TreeEntry): Promise<boolean>;
}

type Level = readonly TreeEntry[] | undefined;

/**
 * The calls that change a tree (contract: assets, section 2). Each notifies about its result; after
 * a failure the tree is refetched.
 */
export function useNodeCalls(api: string): NodeCalls {
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const failureText = useFailureText();
  return useMemo(() => {
    const levels = { queryKey: ['tree', modelAddress(api, 'children/tree')] };
    const run = async (
      node: TreeEntry,
      method: Method,
      below: AddressEnd | undefined,
      body: unknown,
      done: string | undefined,
      failed: (reason: string) => string,
    ): Promise<{ readonly answer: unknown } | undefined> => {
      try {
        const own = recordAddress(api, node.id) ?? api;
        const answer = await request(modelAddress(own, below), { method, body, quiet: true });
        if (done !== undefined) notify(done, { type: 'success' });
        return { answer };
      } catch (error) {
        const reason = saidOfName(error) ?? failureText(error);
        if (reason !== undefined) notify(failed(reason), { type: 'error', multiLine: true });
        return undefined;
      }
    };
    /** A failure message with the node and the reason. */
    const failing =
      (action: TextKey, { value }: TreeEntry) =>
      (reason: string) =>
        text('pages.action.failedFor', { action: text(action), name: value, reason });
    /** Assets and numbers may have changed everywhere on the page. */
    const all = () => queries.invalidateQueries();
    return {
      add: async (parent) => {
        const made = await run(
          parent,
          'POST',
          'children',
          {},
          undefined,
          failing('tree.add', parent),
        );
        await queries.invalidateQueries(levels);
        return keyOf(made?.answer);
      },
      rename: async (node, value) => {
        const before = queries.getQueriesData<Level>(levels);
        queries.setQueriesData<Level>(levels, (level) => renamed(level, node, value));
        const done = await run(
          node,
          'PATCH',
          undefined,
          { value } satisfies RecordOf<'assets.node'>,
          text('tree.renamed', { name: value }),
          failing('tree.rename', node),
        );
        if (!done) for (const [key, level] of before) queries.setQueryData(key, level);
        await queries.invalidateQueries(levels);
        return done !== undefined;
      },
      remove: async (node) => {
        const done = await run(
          node,
          'DELETE',
          undefined,
          undefined,
          text('tree.removed', { name: node.value }),
          (reason) => text('pages.removal.failed', { reason }),
        );
        await queries.invalidateQueries(levels);
        return done !== undefined;
      },
      move: async (node, target) => {
        const body = { nodes: [node.id] };
        const done = await run(
          target,
          'PUT',
          'children/add',
          body,
          text('tree.moved', { name: node.value }),
          failing('tree.move', node),
        );
        await (done ? all() : queries.invalidateQueries(levels));
        return done !== undefined;
      },
    };
  }, [api, failureText, notify, queries, text]);
}

/** A label ends with the number of assets, which is kept. */
function renamed(level: Level, node: TreeEntry, value: string): Level {
  if (!Array.isArray(level)) return level;
  return level.map((entry: TreeEntry) =>
    entry.key === node.key
      ? { ...entry, value, name: value + entry.name.slice(entry.value.length), title: value }
      : entry,
  );
}

/** The server's message about the name: there is no form to show it in. */
function saidOfName(error: unknown): string | undefined {
  const said = isApiError(error) ? Object.values(error.fields ?? {}) : [];
  return said.length > 0 ? said.join('; ') : undefined;
}

function keyOf(answer: unknown): string | undefined {
  const { key } = objectOf(answer);
  return key === undefined ? undefined : String(key);
}
