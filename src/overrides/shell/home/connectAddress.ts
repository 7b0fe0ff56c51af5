import type { GateContext } from '@gatehouse-console/engine/model/gates.ts';
import { resolveAddress } from '@gatehouse-console/engine/model/references.ts';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { actionsOf, type OffersOwner } from '@gatehouse-console/engine/model/offers.ts';
import { offerState } from '@gatehouse-console/engine/model/offerState.ts';

/** The action of granted assets and applications that opens the terminal. */
const CONNECT = 'connect';

/**
 * The address that connects to a granted asset or application, as its list has it; undefined where this user may not
 * connect, or the asset is inactive.
 */
export function connectAddress(
  owner: OffersOwner,
  record: FieldRecord,
  { me, gateContext }: { readonly me: FieldRecord; readonly gateContext: GateContext },
): string | undefined {
  const action = actionsOf(owner).find(({ key }) => key === CONNECT);
  if (action?.does.kind !== 'open') return undefined;
  if (offerState(action, { gates: gateContext, me, record }).kind !== 'enabled') return undefined;
  return resolveAddress(action.does.address, { record, me });
}
