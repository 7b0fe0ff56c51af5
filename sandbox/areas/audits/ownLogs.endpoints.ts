import { listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { personOf, type Endpoint } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const LOGINS = table('audits.userloginlog');
const SESSIONS = table('terminal.session');

/** The logins and sessions of the signed-in user, without any permission (protocol, section 14.1). */
export const ownLogs: readonly Endpoint[] = [
  get('audits/my-login-logs', [], (call) =>
    listRecords('audits.userloginlog', call, equals(LOGINS.username, personOf(call).username)),
  ),
  get('terminal/my-sessions', [], (call) =>
    listRecords('terminal.session', call, equals(SESSIONS.user_id, personOf(call).id)),
  ),
];
