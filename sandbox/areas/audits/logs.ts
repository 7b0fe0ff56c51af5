import { serverMessages } from '../../kernel/core/serverMessages.ts';
import { messages } from './messages.ts';
import { membersPart } from '../../kernel/resources/organizationPart.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { endOf, findTaskLog } from './taskLog.ts';
import { placeholders } from '../../kernel/store/database.ts';
import { table, type BehaviourOf } from '../../kernel/core/tables.ts';
import { messageText, type LocalizedText } from '../../kernel/core/messages.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { choiceLabel } from '../../kernel/resources/choiceLabel.ts';
import { EVERYTHING } from '../../kernel/core/sqlParts.ts';
import { ownersWith } from '../../kernel/resources/ownersMatching.ts';

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
  'The username or password is wrong.': serverMessages.ldapLoginFailed,
};

function loginWord(value: unknown, { language }: Call): string {
  const say = LOGIN_WORDS[String(value)];
  return say ? String(messageText({ say }, language)) : String(value ?? '');
}

/** Logins and password changes belong to no organization: each organization shows those of its members. */
export const logins: BehaviourOf<typeof LOGIN> = {
  ...READ_ONLY,
  scope: (call) => namesOfMembers(call, LOGINS.username, USERS.username),
  computed: ['reason_display', 'backend_display', 'status_display'],
  represent(rows, records, call, resource) {
    for (const [row, record] of paired(rows, records)) {
      record['reason_display'] = loginWord(row['reason'], call);
      record['backend_display'] = loginWord(row['backend'], call);
      const status = row['status'] === 1;
      record['status'] = status;
      record['status_display'] = choiceLabel(resource, 'status', status, call) ?? '';
    }
  },
};

export const operations: BehaviourOf<'audits.operatelog'> = {
  ...READ_ONLY,
  computed: ['resource_type_display'],
  represent(rows, records) {
    for (const [row, record] of paired(rows, records)) {
      // The same word (recorded).
      record['resource_type_display'] = row['resource_type'];
    }
  },
};

export const passwordChanges: BehaviourOf<'audits.passwordchangelog'> = {
  ...READ_ONLY,
  scope: (call) =>
    namesOfMembers(call, PASSWORDS.user, `${USERS.name} || '(' || ${USERS.username} || ')'`),
};

/** @param shown expression for the person's name in the log */
export function namesOfMembers(call: Call, column: string, shown: string): SqlPart {
  if (call.organization.isRoot) return EVERYTHING;
  const members = membersPart(call);
  return {
    sql: `${column} IN (SELECT ${shown} FROM ${USERS} WHERE ${members.sql})`,
    parameters: members.parameters,
  };
}

/** Written by components. */
export const fileTransfers: BehaviourOf<'audits.ftplog'> = {
  ...READ_ONLY,
  metadataMethods: ['GET', 'POST'],
};

/** Commands on several hosts; their output is in the log of their task. */
export const batchCommands: BehaviourOf<typeof BATCH, 'user__username' | 'run_as__username'> = {
  ...READ_ONLY,
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      const run =
        row['is_finished'] === 1 ? undefined : findTaskLog(call.sandbox, String(row['id']));
      if (run) record['is_finished'] = endOf(run) <= call.now;
    }
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
  const running = call.sandbox.database
    .all(
      `SELECT id FROM ${BATCHES} WHERE ${BATCHES.is_finished} = 0
       ORDER BY ${BATCHES.date_start} DESC LIMIT ?`,
      [MOST_RUNNING],
    )
    .filter(({ id }) => {
      const run = findTaskLog(call.sandbox, String(id));
      return run !== undefined && endOf(run) > call.now;
    })
    .map(({ id }) => id ?? null);
  const sql = `id ${YES.has(value) ? 'NOT IN' : 'IN'} (${placeholders(running.length)})`;
  return { sql, parameters: running };
}
