import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TreeModel } from '../../../../codegen/model/lists.ts';
import { request } from '../../../api/client.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { resolveAddress } from '../../../../codegen/model/references.ts';
import { isApiError } from '../../../api/errors.ts';
import type { Method } from '../../../api/request.ts';
import type { TreeEntry } from '../../../fields/tree/treeEntry.ts';
import { useCall } from '../../useCall.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { objectOf } from '../../../api/unknownValues.ts';

/** How messages name a node. */
export const NODE_RECORD = { title: 'value' } as const satisfies {
  readonly title: keyof TreeEntry;
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
export function useNodeCalls({ api, fields, levels: address, edit }: TreeModel): NodeCalls {
  const queries = useQueryClient();
  const { run } = useCall();
  const text = useText();
  return useMemo(() => {
    const levels = { queryKey: ['tree', modelAddress(address)] };
    const send = (method: Method, to: string, body?: unknown) =>
      request(modelAddress(to), { method, body, quiet: true });
    const self = `${api}/$record.id`;
    const { addTo = self, moveTo = self, moved: ids = '' } = edit ?? {};
    const at = (address: string, { id }: TreeEntry) => resolveAddress(address, { record: { id } });
    /** Tells about a failure with the node and the reason. */
    const failing = (action: TextKey, { value }: TreeEntry) => ({
      why: saidOfName,
      failed: (reason: string) =>
        text('pages.action.failedFor', { action: text(action), name: value, reason }),
    });
    return {
      add: async (parent) => {
        let key: string | undefined;
        await run(
          async () => {
            key = keyOf(await send('POST', at(addTo, parent), {}), fields.key);
          },
          { ...failing('tree.add', parent), reload: levels },
        );
        return key;
      },
      rename: async (node, value) => {
        const before = queries.getQueriesData<Level>(levels);
        queries.setQueriesData<Level>(levels, (level) => renamed(level, node, value));
        const body = { [fields.name]: value };
        return run(
          () =>
            send('PATCH', at(self, node), body).catch((error: unknown) => {
              for (const [key, level] of before) queries.setQueryData(key, level);
              throw error;
            }),
          {
            ...failing('tree.rename', node),
            done: text('tree.renamed', { name: value }),
            reload: levels,
          },
        );
      },
      remove: (node) =>
        run(() => send('DELETE', at(self, node)), {
          done: text('tree.removed', { name: node.value }),
          why: saidOfName,
          failed: (reason) => text('pages.removal.failed', { reason }),
          reload: levels,
        }),
      move: async (node, target) => {
        const moved = await run(() => send('PUT', at(moveTo, target), { [ids]: [node.id] }), {
          ...failing('tree.move', node),
          done: text('tree.moved', { name: node.value }),
        });
        // Rows and numbers may have changed everywhere on the page.
        await queries.invalidateQueries(moved ? {} : levels);
        return moved;
      },
    };
  }, [address, api, edit, fields, queries, run, text]);
}

/** A label ends with the number of its records, which is kept. */
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

function keyOf(answer: unknown, field: string): string | undefined {
  const { [field]: key } = objectOf(answer);
  return key === undefined ? undefined : String(key);
}
