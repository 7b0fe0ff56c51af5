import { messages } from './messages.ts';
import { represent } from '../../kernel/resources/represent.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { BehaviourOf, ErrorsOf } from '../../kernel/core/tables.ts';
import { WireError } from '../../kernel/core/errors.ts';
import { addressErrors } from '../../kernel/wire/addressRules.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';

const RULE = 'terminal.endpointrule';

/** The endpoint that every server has (protocol, section 8.3). */
export const DEFAULT_ENDPOINT = '00000000-0000-0000-0000-000000000001';

export const endpoints: BehaviourOf<'terminal.endpoint'> = {
  bulkDelete: 'ids',
  sizes: { mini: ['id', 'name'] },
  beforeDelete: (row) => (row['id'] === DEFAULT_ENDPOINT ? 'keep' : 'delete'),
  endpoints: [get('terminal/endpoints/smart', [], choose)],
};

export const endpointRules: BehaviourOf<typeof RULE> = {
  bulkDelete: 'ids',
  sizes: { mini: ['id', 'name'] },
  validate(values): ErrorsOf<typeof RULE> {
    const wrong = addressErrors(values['ip_group']);
    return wrong ? { ip_group: wrong } : {};
  },
};

/** The endpoint for a protocol; the sandbox always chooses the default one. */
function choose(call: Call): Reply {
  if (!call.query.get('protocol'))
    throw new WireError(404, { error: { say: messages.protocolMissing } });
  const resource = resourceOf(call.sandbox, 'terminal.endpoint');
  const row = call.sandbox.database.get(`SELECT * FROM ${resource.table} WHERE id = ?`, [
    DEFAULT_ENDPOINT,
  ]);
  return ok(row && represent(resource, [row], call)[0]);
}
