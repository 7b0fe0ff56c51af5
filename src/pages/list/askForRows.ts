import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { askAhead } from '../../api/askedAhead.ts';
import type { AddressMap } from '../../api/callTarget.ts';
import { listCall } from '../../api/listCall.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { preferenceOf } from '../../session/preferenceStore.ts';
import type { Session } from '../../session/types.ts';
import { pageQuery } from '../rowEntries.ts';
import { listRules } from './listRules.ts';
import { readListState } from './listState.ts';
import { keptSize, PAGE_SIZE_KEY, PAGING } from './paging.ts';
import { rowsQuery } from './rowsQuery.ts';

/**
 * Makes the call that a list page makes first, before it is there. Nothing is asked for when more must be known: the
 * server's metadata, or the node chosen in a tree.
 *
 * @param search query of the address
 * @param addresses of each resource
 */
export function askForRows(
  { id, list, fields }: Pick<ResourceDefinition, 'id' | 'list' | 'fields'>,
  search: string,
  { me, profile }: Pick<Session, 'me' | 'profile'>,
  addresses: AddressMap,
): void {
  if (!list || !fields || list.tree) return;
  const { sizes } = PAGING.page;
  const size = keptSize(sizes, preferenceOf(PAGE_SIZE_KEY, profile.id));
  const rules = listRules(list, fields, sizes, size, new Date());
  const state = readListState(new URLSearchParams(search), rules);
  const call = listCall(addresses, id, rowsQuery(state, pageQuery(list.where, { me }), list.chips));
  askAhead(modelAddress(call.address), call.query);
}
