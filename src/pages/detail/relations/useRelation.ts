import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { useState } from 'react';
import type { RelationCardModel } from '../../../../codegen/model/details.ts';
import { request } from '../../../api/client.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import type { Option } from '../../../fields/options.ts';
import type { OptionValue } from '../../../fields/optionValue.ts';
import { sendAction, type ActionRequest } from '../../actionCalls.ts';
import { useCall } from '../../useCall.ts';
import { useRecordDetail } from '../detailContext.ts';
import { addCall, relatedIds, removeCall, type Relation } from './relationCalls.ts';
import { useText } from '../../../i18n/useText.ts';

export interface RelationState {
  /** The running change: an id that is being removed, or adding. */
  readonly busy: OptionValue | 'adding' | undefined;
  /** Both return whether it succeeded and notify about failures. */
  add(ids: readonly OptionValue[]): Promise<boolean>;
  remove(related: Option): Promise<boolean>;
}

/**
 * Adds and removes related records, then refetches the record.
 *
 * @param label what the related records are called
 */
export function useRelation(card: RelationCardModel, label: string): RelationState {
  const { definition, record } = useRecordDetail();
  const { run: send } = useCall();
  const text = useText();
  const [busy, setBusy] = useState<OptionValue | 'adding'>();
  const owner = String(record.id);
  const address: string = `${definition.api}/${encodeURIComponent(owner)}`;
  const relation: Relation = { card, address, owner, record };

  /** The call sends all ids, so they must include what other users have added meanwhile. */
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
    const change = async () => sendAction(call(await current()));
    // A list beside the card may show the same records.
    const reload: InvalidateQueryFilters = {
      predicate: ({ queryKey: [of, kind] }) => of === definition.id || kind === 'getList',
    };
    return send(change, { done, failed, undo, reload }).finally(() => setBusy(undefined));
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
    remove: ({ value: id, label: name }) =>
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
