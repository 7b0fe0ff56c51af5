import { decideGate, type GateContext } from '../../../../codegen/model/gates.ts';
import { resolveAddress } from '../../../../codegen/model/references.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { appliesTo } from '../../../pages/rowEntries.ts';

/** The action of granted assets and applications that opens the terminal. */
const CONNECT = 'connect';

/**
 * The address that connects to a granted asset or application, as its list has it; undefined where this person may not
 * connect, or the asset is inactive.
 */
export function connectAddress(
  { actions = [] }: Pick<ResourceDefinition, 'actions'>,
  record: FieldRecord,
  { me, gateContext }: { readonly me: FieldRecord; readonly gateContext: GateContext },
): string | undefined {
  const action = actions.find(({ key }) => key === CONNECT);
  if (action?.call.kind !== 'open') return undefined;
  if (!decideGate(action.gate, gateContext).open || !appliesTo(action.when, record, me)) {
    return undefined;
  }
  return resolveAddress(action.call.address, { record, me });
}
