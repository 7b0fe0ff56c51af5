import { messages } from './messages.ts';
import type { Permission } from '#project/generated/names.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField, requiredList } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { objectMissing, permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { receiveBackends } from '../../users/channels.endpoints.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get, ok, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { textsOf, storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { equals, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { nameInLogs } from '../../audits/logRows.ts';
import { rowWhere, rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const USERS = table('users.user');

const ADDRESS = 'notifications/system-msg-subscription';
const NEEDS: readonly Permission[] = ['settings.change_systemmsgsubscription'];
const FACT = 'system_subscriptions';
/** Channels that are enabled in the sandbox; the server has more (protocol, section 10). */
const BACKENDS: readonly (readonly [name: string, label: LocalizedText])[] = [
  ['site_msg', messages.siteMessageChannel],
  ['email', messages.emailChannel],
];
/** Kinds of messages by category. Source: protocol, section 10. */
const CATEGORIES: readonly {
  readonly category: string;
  readonly label: LocalizedText;
  readonly types: readonly (readonly [name: string, label: LocalizedText])[];
}[] = [
  {
    category: 'terminal',
    label: messages.sessionMessages,
    types: [
      ['CommandAlertMessage', messages.dangerousCommand],
      ['CommandExecutionAlert', messages.dangerousBatchCommand],
    ],
  },
  {
    category: 'Operations',
    label: messages.operationMessages,
    types: [['ServerPerformanceMessage', messages.serverLoad]],
  },
];

interface Subscription {
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly backends: readonly string[];
}

/** Unlike most lists, this one tells its fields only to those who may read it (observed). */
function refuseOthers(call: Call): undefined {
  if (!NEEDS.some((name) => personOf(call).permissions.has(name))) throw permissionDenied();
}

/** Who receives which kinds of messages, and on which channels. */
export const subscriptionEndpoints: readonly Endpoint[] = [
  get('notifications/user-msg-subscription', [], (call) =>
    pagedReply(call, [
      {
        user_id: personOf(call).id,
        receive_backends: receiveBackends(call.sandbox, personOf(call).id),
      },
    ]),
  ),
  get('notifications/backends', [], (call) =>
    ok(BACKENDS.map(([name, label]) => ({ name, name_display: textFor(call, label) }))),
  ),
  get(ADDRESS, NEEDS, list, { metadata: refuseOthers }),
  ...putAndPatch(`${ADDRESS}/:id`, NEEDS, change),
];

function list(call: Call): Reply {
  const body = CATEGORIES.map(({ category, label, types }) => ({
    category,
    category_label: textFor(call, label),
    children: types.map(([type, name]) => represent(call, type, textFor(call, name))),
  }));
  return ok(body);
}

/** The answer has no label (observed). */
function change(call: Call, { id = '' }: Segments): Reply {
  if (!CATEGORIES.some(({ types }) => types.some(([type]) => type === id))) {
    throw objectMissing('SystemMsgSubscription');
  }
  const before = subscription(call, id);
  const next: Subscription = {
    users: named(call, 'users') ?? before.users,
    groups: named(call, 'groups') ?? before.groups,
    backends: named(call, 'receive_backends') ?? before.backends,
  };
  writeFact(call.sandbox.database, FACT, JSON.stringify({ ...all(call), [id]: next }));
  return ok(represent(call, id, ''));
}

function named(call: Call, field: string): readonly string[] | undefined {
  return bodyField(call, field) === undefined ? undefined : requiredList(call, field).map(String);
}

function represent(call: Call, type: string, label: string) {
  const { users, groups, backends } = subscription(call, type);
  const receivers = rowsWhere(call.sandbox, 'users.user', isIn('id', users), 'id');
  return {
    message_type: type,
    message_type_label: label,
    users,
    groups,
    receive_backends: backends,
    receivers: receivers.map((user) => ({
      name: nameInLogs(user),
      id: user['id'],
      ...Object.fromEntries(backends.map((backend) => [backend, true])),
    })),
  };
}

function subscription(call: Call, type: string): Subscription {
  return all(call)[type] ?? initialSubscription(type, call);
}

/**
 * The initial subscription: the administrator receives everything as site messages, and messages about the server
 * by mail (observed).
 */
function initialSubscription(type: string, { sandbox }: Call): Subscription {
  const admin = rowWhere(sandbox, 'users.user', equals(USERS.username, 'admin'));
  return {
    users: admin ? [String(admin['id'])] : [],
    groups: [],
    backends: [type === 'ServerPerformanceMessage' ? 'email' : 'site_msg'],
  };
}

function all({ sandbox }: Call): Readonly<Record<string, Subscription>> {
  const kept = storedObject(readFact(sandbox.database, FACT));
  return Object.fromEntries(
    Object.entries(kept).map(([type, value]) => {
      const { users, groups, backends } = Object(value);
      const texts = { users: textsOf(users), groups: textsOf(groups), backends: textsOf(backends) };
      return [type, texts satisfies Subscription];
    }),
  );
}
