import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { RelationCardModel } from '../../../../codegen/model/details.ts';
import { request } from '../../../api/client.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import type { OptionValue } from '../../../fields/options.ts';
import type { ActionRequest } from '../../actionCalls.ts';
import { undoNotice } from '../../undo/undoNotice.ts';
import { useFailureText } from '../../useFailureText.ts';
import { useRecordDetail } from '../detailContext.ts';
import { addCall, relatedIds, removeCall, type Relation } from './relationCalls.ts';
import { useText } from '../../../i18n/useText.ts';

export interface RelationState {
  /** The running change: an id that is being removed, or adding. */
  readonly busy: OptionValue | 'adding' | undefined;
  /** Both return whether it succeeded and notify about failures. */
  add(ids: readonly OptionValue[]): Promise<boolean>;
  remove(id: OptionValue, name: string): Promise<boolean>;
}

/**
 * Adds and removes related records, then refetches the record.
 *
 * @param label what the related records are called
 */
export function useRelation(card: RelationCardModel, label: string): RelationState {
  const { definition, record } = useRecordDetail();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<OptionValue | 'adding'>();
  const owner = String(record.id);
  const address: string = `${definition.api}/${encodeURIComponent(owner)}`;
  const relation: Relation = { card, address, owner, record };

  /** The call sends all ids, so they must include what other people have added meanwhile. */
  const current = async (): Promise<readonly OptionValue[]> => {
    if (card.via) return [];
    const from = modelAddress(address);
    const fresh = await request<Readonly<Record<string, unknown>>>(from, { quiet: true });
    return relatedIds(fresh[card.field]);
  };
  const run = async (
    what: OptionValue | 'adding',
    call: (ids: readonly OptionValue[]) => ActionRequest,
    done: string,
    failed: (reason: string) => string,
    undo?: () => Promise<boolean>,
  ): Promise<boolean> => {
    setBusy(what);
    try {
      const { address: to, ...options } = call(await current());
      await request(modelAddress(to), { ...options, quiet: true });
      if (undo) notify(...undoNotice(done, undo));
      else notify(done, { type: 'success' });
      return true;
    } catch (error) {
      const reason = failureText(error);
      if (reason !== undefined) notify(failed(reason), { type: 'error', multiLine: true });
      return false;
    } finally {
      // A list beside the card may show the same records.
      await queries.invalidateQueries({
        predicate: ({ queryKey: [of, what] }) => of === definition.id || what === 'getList',
      });
      setBusy(undefined);
    }
  };
  const add = (ids: readonly OptionValue[], done: string) =>
    run(
      'adding',
      (known) => addCall(relation, ids, known),
      done,
      (reason) => text('relations.addFailed', { label, reason }),
    );
  return {
    busy,
    add: (ids) => add(ids, text('relations.added', { label, count: ids.length })),
    remove: (id, name) =>
      run(
        id,
        (known) => removeCall(relation, id, known),
        text('relations.removed', { name }),
        (reason) =>
          text('pages.action.failedFor', { action: text('relations.remove'), name, reason }),
        () => add([id], text('relations.putBack', { name })),
      ),
  };
}
