import { messages } from './messages.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { BehaviourOf, ErrorsOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { addressErrors } from '@gatehouse-console/engine/sandbox/wire/addressRules.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';

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
