import type { ResourceId } from '../../generated/names.ts';
import { listRecords } from '../resources/answer.ts';
import { resourceOf } from '../sandbox.ts';
import { personOf, type Call } from '../wire/call.ts';
import type { Endpoint, Reply } from './behaviour.ts';

/** One's own logins and sessions, for everybody who is signed in (protocol facts, section 14.1). */
export const ownLogs: readonly Endpoint[] = [
  {
    method: 'GET',
    address: 'audits/my-login-logs',
    needs: [],
    answer: (call) => listOwn('audits.userloginlog', 'username = ?', personOf(call).username, call),
  },
  {
    method: 'GET',
    address: 'terminal/my-sessions',
    needs: [],
    answer: (call) => listOwn('terminal.session', 'user_id = ?', personOf(call).id, call),
  },
];

function listOwn(resourceId: ResourceId, sql: string, who: string, call: Call): Reply {
  const resource = resourceOf(call.sandbox, resourceId);
  const scope = () => ({ sql, parameters: [who] });
  return listRecords({ ...resource, behaviour: { ...resource.behaviour, scope } }, call);
}
