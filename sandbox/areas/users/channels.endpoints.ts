import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import {
  type Endpoint,
  type Sandbox,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { requiredList } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import {
  readPersonFact,
  writePersonFact,
} from '@gatehouse-console/engine/sandbox/store/personFacts.ts';
import { invalid, objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { get, ok, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

const ADDRESS = 'notifications/user-msg-subscription/:id';
const FACT = 'receive_backends';
const CHANNELS = ['site_msg', 'email', 'wecom', 'dingtalk', 'feishu'];
const AT_FIRST: readonly string[] = ['site_msg', 'email'];

/** The channels on which a user receives messages. */
export function receiveBackends(sandbox: Sandbox, userId: string): readonly string[] {
  const kept = readPersonFact(sandbox.database, userId, FACT);
  return kept === undefined ? AT_FIRST : kept.split(',').filter((channel) => channel !== '');
}

/** Only the caller's own record (contract: profile, section 1). */
function answer(call: Call, { id = '' }: Segments): Reply {
  if (id !== personOf(call).id) throw objectMissing('UserMsgSubscription');
  return ok({ user_id: id, receive_backends: receiveBackends(call.sandbox, id) });
}

function change(call: Call, segments: Segments): Reply {
  answer(call, segments);
  const wanted = requiredList(call, FACT);
  const unknown = wanted.find((channel) => !CHANNELS.includes(String(channel)));
  if (unknown !== undefined) {
    throw invalid({
      [FACT]: [{ say: serverMessages.notAChoice, with: { value: String(unknown) } }],
    });
  }
  writePersonFact(call.sandbox.database, personOf(call).id, FACT, wanted.join(','));
  return answer(call, segments);
}

export const channelEndpoints: readonly Endpoint[] = [
  get(ADDRESS, [], answer),
  ...putAndPatch(ADDRESS, [], change),
];
