import { sharedMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { membersPart } from '../membersPart.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { endOf, findTaskLog } from './taskLog.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { choiceLabel } from '@gatehouse-console/engine/sandbox/resources/choiceLabel.ts';
import {
  EVERYTHING,
  equals,
  isIn,
  refersTo,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { ownersWith } from '@gatehouse-console/engine/sandbox/resources/ownersMatching.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const LOGIN = 'audits.userloginlog';
const BATCH = 'audits.commandexecutionlog';
const LOGINS = table(LOGIN);
const PASSWORDS = table('audits.passwordchangelog');
const BATCHES = table(BATCH);
const USERS = table('users.user');

/** Logs are read-only for the API, and their metadata has only GET. */
const READ_ONLY = { readOnly: true, metadataMethods: ['GET'] } as const;

const YES = new Set(['true', 'True', '1']);
const NO = new Set(['false', 'False', '0']);
/** The most running commands that are read at once; each runs for seconds only. */
const MOST_RUNNING = 500;

/** Texts that the log stores in English, in the caller's language. */
const LOGIN_WORDS: Readonly<Record<string, LocalizedText>> = {
  Password: messages.byPassword,
  'The username or password is wrong.': sharedMessages.ldapLoginFailed,
};

function loginWord(name: 'reason' | 'backend') {
  return (_rows: unknown, call: Call) => (row: RowOf<typeof LOGIN>) => {
    const text = LOGIN_WORDS[String(row[name])];
    return text ? textFor(call, text) : String(row[name] ?? '');
  };
}

/** Logins and password changes belong to no organization: each organization shows those of its members. */
export const logins: BehaviourOf<typeof LOGIN> = {
  ...READ_ONLY,
  scope: (call) => namesOfMembers(call, LOGINS.username, USERS.username),
  computed: {
    reason_display: loginWord('reason'),
    backend_display: loginWord('backend'),
    status_display: (_rows, call, resource) => (row) =>
      choiceLabel(resource, 'status', row['status'] === 1, call) ?? '',
  },
  shows: { status: () => (row) => row['status'] === 1 },
};

export const operations: BehaviourOf<'audits.operatelog'> = {
  ...READ_ONLY,
  // The same word (recorded).
  computed: { resource_type_display: () => (row) => row['resource_type'] },
};

export const passwordChanges: BehaviourOf<'audits.passwordchangelog'> = {
  ...READ_ONLY,
  scope: (call) =>
    namesOfMembers(call, PASSWORDS.user, `${USERS.name} || '(' || ${USERS.username} || ')'`),
};

/** @param shown expression for the user's name in the log */
export function namesOfMembers(call: Call, column: string, shown: string): SqlPart {
  if (call.organization.isRoot) return EVERYTHING;
  return refersTo(column, `${USERS}`, membersPart(call), shown);
}

/** Written by components. */
export const fileTransfers: BehaviourOf<'audits.ftplog'> = {
  ...READ_ONLY,
  metadataMethods: ['GET', 'POST'],
};

/** Commands on several hosts; their output is in the log of their task. */
export const batchCommands: BehaviourOf<typeof BATCH, 'user__username' | 'run_as__username'> = {
  ...READ_ONLY,
  shows: {
    is_finished: (_rows, call) => (row) => {
      const run = findTaskLog(call.sandbox, String(row['id']));
      return row['is_finished'] === 1 || (run !== undefined && endOf(run) <= call.now);
    },
  },
  filters: {
    is_finished: (value, call) => finishedPart(value, call),
    user__username: (value) => ownersWith('users.user', 'username', value, BATCHES.user),
    run_as__username: (value) => ownersWith('assets.systemuser', 'username', value, BATCHES.run_as),
  },
};

/** The filter `is_finished`: a command has finished when its task log has its last line. */
function finishedPart(value: string, call: Call): SqlPart | undefined {
  if (!YES.has(value) && !NO.has(value)) return undefined;
  const running = rowsWhere(
    call.sandbox,
    BATCH,
    equals(BATCHES.is_finished, 0),
    `${BATCHES.date_start} DESC LIMIT ${MOST_RUNNING}`,
  )
    .filter(({ id }) => {
      const run = findTaskLog(call.sandbox, String(id));
      return run !== undefined && endOf(run) > call.now;
    })
    .map(({ id }) => id);
  const { sql, parameters } = isIn('id', running);
  return { sql: YES.has(value) ? `NOT (${sql})` : sql, parameters };
}
