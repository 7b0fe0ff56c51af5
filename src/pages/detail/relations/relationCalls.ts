import { resolveAddress } from '../../../../codegen/model/references.ts';
import type { ChangeAddress, RelationCardModel } from '../../../../codegen/model/details.ts';
import type { OptionValue } from '../../../fields/optionValue.ts';
import type { ActionRequest } from '../../actionCalls.ts';

export interface Relation {
  readonly card: Pick<RelationCardModel, 'field' | 'via'>;
  /** Address of the owning record, with its id. */
  readonly address: string;
  readonly owner: string;
  /** The owning record, for references in addresses. */
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Adds related records: by an address of the relation, as pairs or one by one, or else by a PATCH
 * of the owner with all ids (contract: conventions, section 2).
 *
 * @param current ids that are related now
 */
export function addCall(
  { card, address, owner, record }: Relation,
  added: readonly OptionValue[],
  current: readonly OptionValue[],
): ActionRequest {
  const { via } = card;
  if (!via) return listCall(address, card.field, [...current, ...added]);
  if ('add' in via) return changeCall(via.add, card.field, added, record);
  const body = added.map((id) => ({ [via.owner]: owner, [via.target]: id }));
  return { method: 'POST', address: via.address, body };
}

/** Removes one related record. */
export function removeCall(
  { card, address, owner, record }: Relation,
  removed: OptionValue,
  current: readonly OptionValue[],
): ActionRequest {
  const { via } = card;
  if (!via) {
    return listCall(
      address,
      card.field,
      current.filter((id) => id !== removed),
    );
  }
  if ('remove' in via) return changeCall(via.remove, card.field, [removed], record);
  const query = { [via.owner]: owner, [via.target]: removed };
  return { method: 'DELETE', address: via.address, query };
}

function changeCall(
  { address, query }: ChangeAddress,
  field: string,
  ids: readonly OptionValue[],
  record: Relation['record'],
): ActionRequest {
  return {
    method: 'PATCH',
    address: resolveAddress(address, { record }),
    ...(query && { query }),
    body: { [field]: ids },
  };
}

function listCall(address: string, field: string, list: readonly OptionValue[]): ActionRequest {
  return { method: 'PATCH', address, body: { [field]: [...new Set(list)] } };
}

export function relatedIds(value: unknown): readonly OptionValue[] {
  return Array.isArray(value)
    ? value.filter((id): id is OptionValue => typeof id === 'string' || typeof id === 'number')
    : [];
}
