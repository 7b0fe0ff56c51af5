import { listRecords } from '../../kernel/resources/answer.ts';
import { withScope } from '../../kernel/resources/organizationPart.ts';
import { resourceOf, personOf, type Call, type Endpoint } from '../../kernel/core/sandbox.ts';
import { table } from '../../kernel/core/tables.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { get } from '../../kernel/core/endpoints.ts';
import { equals } from '../../kernel/core/sqlParts.ts';

const LOGINS = table('audits.userloginlog');
const SESSIONS = table('terminal.session');

/** The logins and sessions of the signed-in person, without any permission (protocol, section 14.1). */
export const ownLogs: readonly Endpoint[] = [
  get('audits/my-login-logs', [], (call) =>
    listOwn('audits.userloginlog', LOGINS.username, personOf(call).username, call),
  ),
  get('terminal/my-sessions', [], (call) =>
    listOwn('terminal.session', SESSIONS.user_id, personOf(call).id, call),
  ),
];

function listOwn(
  resourceId: 'audits.userloginlog' | 'terminal.session',
  column: string,
  who: string,
  call: Call,
): Reply {
  const resource = resourceOf(call.sandbox, resourceId);
  return listRecords(withScope(resource, equals(column, who)), call);
}
