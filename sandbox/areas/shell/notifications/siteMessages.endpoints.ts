import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type {
  FieldErrors,
  Reply,
  Segments,
} from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField, requiredList } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { storedTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { invalid, objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { addSiteMessage, countUnread, markRead, messageOf, messagesOf } from './store.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get, ok, patch, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { EVERYTHING, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { nameInLogs } from '../../audits/logRows.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const USERS = table('users.user');

const ADDRESS = 'notifications/site-message';
const DONE: Reply = ok({ detail: 'ok' });
const LONGEST_SUBJECT = 1024;

/** The caller's own messages, without any permission. Source: protocol, section 10. */
export const siteMessageEndpoints: readonly Endpoint[] = [
  get(ADDRESS, [], list),
  get(`${ADDRESS}/:id`, [], detail),
  get(`${ADDRESS}/unread-total`, [], (call) =>
    ok({ total: countUnread(call.sandbox, personOf(call).id) }),
  ),
  patch(`${ADDRESS}/mark-as-read`, [], markSome),
  patch(`${ADDRESS}/mark-as-read-all`, [], (call) => {
    markRead(call.sandbox, personOf(call).id, 'all');
    return DONE;
  }),
  post(`${ADDRESS}/send`, [], send),
];

function list(call: Call): Reply {
  const chosen = call.query.get('has_read')?.toLowerCase();
  const hasRead = chosen === 'true' ? true : chosen === 'false' ? false : undefined;
  const rows = messagesOf(call.sandbox, personOf(call).id, hasRead);
  return pagedReply(call, rows, (shown) => shown.map((row) => record(row, call)));
}

function detail(call: Call, { id = '' }: Segments): Reply {
  const row = messageOf(call.sandbox, personOf(call).id, id);
  if (!row) throw objectMissing('SiteMessage');
  return ok(record(row, call));
}

function record(row: Row, call: Call) {
  const date = storedTime(row['date_created'], call);
  return {
    id: row['id'],
    subject: row['subject'],
    message: row['message'],
    has_read: row['read_at'] !== null,
    read_at: storedTime(row['read_at'], call),
    date_created: date,
    date_updated: date,
    sender: row['sender'],
  };
}

function markSome(call: Call): Reply {
  const ids = requiredList(call, 'ids');
  const wrong = ids.find((id) => typeof id !== 'string' || !UUID.test(id));
  if (wrong !== undefined) {
    throw invalid({ ids: [{ say: serverMessages.notAUuid, with: { value: String(wrong) } }] });
  }
  markRead(call.sandbox, personOf(call).id, ids.map(String));
  return DONE;
}

/** Everybody may send. A message without recipients is refused; the real server answers 500. */
function send(call: Call): Reply {
  const errors: FieldErrors = {};
  const text = (name: string) => {
    const value = bodyField(call, name);
    if (value === undefined) errors[name] = [{ say: serverMessages.required }];
    else if (typeof value !== 'string') errors[name] = [{ say: serverMessages.notAString }];
    else if (value.trim() === '') errors[name] = [{ say: serverMessages.blank }];
    return String(value ?? '');
  };
  const subject = text('subject');
  const message = text('message');
  if (subject.length > LONGEST_SUBJECT) {
    errors['subject'] = [{ say: serverMessages.tooLong, with: { maximum: LONGEST_SUBJECT } }];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const readers = readersOf(call);
  if (readers.length === 0) throw invalid({ user_ids: [{ say: messages.readersMissing }] });
  const sender = nameInLogs(personOf(call));
  addSiteMessage(call.sandbox, readers, { subject, message, sender, sent: call.now });
  call.sandbox.messageEvents.emit(readers);
  return DONE;
}

function readersOf(call: Call): readonly string[] {
  const everybody = bodyField(call, 'is_broadcast') === true;
  const users = isIn('id', textsOf(bodyField(call, 'user_ids')));
  const groups = isIn('target_id', textsOf(bodyField(call, 'group_ids')));
  const members = call.sandbox.database.all(
    `SELECT DISTINCT owner_id AS id FROM ${USERS.link.groups} WHERE ${groups.sql}`,
    groups.parameters,
  );
  const readers = [
    ...rowsWhere(call.sandbox, 'users.user', everybody ? EVERYTHING : users),
    ...members,
  ];
  return [...new Set(readers.map((row) => String(row['id'])))];
}
