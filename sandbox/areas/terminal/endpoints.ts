import { messages } from './messages.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import type { BehaviourOf, ErrorsOf } from '../../kernel/core/tables.ts';
import { WireError } from '../../kernel/core/errors.ts';
import { addressErrors } from '../../kernel/wire/addressRules.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';
import { recordOf } from '../../kernel/resources/answer.ts';

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
    return { ip_group: addressErrors(values['ip_group']) };
  },
};

/** The endpoint for a protocol; the sandbox always chooses the default one. */
function choose(call: Call): Reply {
  if (!call.query.get('protocol'))
    throw new WireError(404, { error: { say: messages.protocolMissing } });
  return ok(recordOf('terminal.endpoint', DEFAULT_ENDPOINT, call));
}
