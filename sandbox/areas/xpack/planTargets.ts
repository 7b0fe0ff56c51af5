import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ServedField } from '#project/generated/names.ts';
import { changeOne, findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { readRelation } from '@gatehouse-console/engine/sandbox/resources/relations.ts';
import {
  resourceOf,
  type Call,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField, ids } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { patch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

type Change = 'add' | 'remove';

const PLANS = 'xpack/change-auth-plan';
const ASSET_PLAN = 'xpack.changeauthplan';
const APPLICATION_PLAN = 'xpack.applicationchangeauthplan';

/** Adds and removes the assets and nodes of a plan (contract: accounts, section 5.3). */
export const assetPlanTargets: readonly Endpoint[] = [
  ...(['add', 'remove'] as const).map((change): Endpoint =>
    patch(`${PLANS}/plan/:id/asset/${change}`, 'xpack.change_changeauthplan', (call, { id = '' }) =>
      changeTargets(ASSET_PLAN, id, 'assets', change, call),
    ),
  ),
  patch(`${PLANS}/plan/:id/nodes`, 'xpack.change_changeauthplan', (call, { id = '' }) =>
    changeTargets(ASSET_PLAN, id, 'nodes', changeAsked(call), call),
  ),
];

/** Adds and removes the accounts of a plan for applications. */
export const applicationPlanTargets: readonly Endpoint[] = [
  patch(
    `${PLANS}/app-plan/:id/systemusers`,
    'xpack.change_applicationchangeauthplan',
    (call, { id = '' }) =>
      changeTargets(APPLICATION_PLAN, id, 'system_users', changeAsked(call), call),
  ),
];

function changeAsked({ query }: Call): Change {
  const action = query.get('action');
  if (action === 'add' || action === 'remove') return action;
  throw invalid({ action: [{ say: serverMessages.notAChoice, with: { value: action ?? '' } }] });
}

/** Answers the changed plan; changes nothing when one of the ids is unknown. */
function changeTargets<R extends typeof ASSET_PLAN | typeof APPLICATION_PLAN>(
  resourceId: R,
  id: string,
  field: ServedField<R>,
  change: Change,
  call: Call,
): Reply {
  const resource = resourceOf(call.sandbox, resourceId);
  const plan = findRow(resource, id, call)['id'] ?? null;
  const storage = resource.relations.get(field);
  const before = storage ? (readRelation(call, storage, [plan]).get(plan) ?? []) : [];
  const named = ids(bodyField(call, field));
  const list =
    change === 'add'
      ? [...new Set([...before, ...named])]
      : before.filter((target) => !named.includes(String(target)));
  return changeOne(resource, id, { ...call, body: { [field]: list } }, true);
}
