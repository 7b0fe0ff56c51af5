import { messages } from './messages.ts';
import type { ServedField } from '#project/generated/names.ts';
import type { Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { BehaviourOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';

/** The sandbox opens no connections: a test succeeds when the gateway is active and the tested port is its own. */
export const gateways: BehaviourOf<'assets.gateway'> = {
  sizes: { mini: ['id', 'name'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['is_connective'] ??= true;
  },
  endpoints: [post('assets/gateways/:id/test-connective', 'assets.test_gateway', testConnection)],
};

function testConnection(call: Call, { id = '' }: Segments) {
  const row = findRow('assets.gateway', id, call);
  const port = Number(bodyField<ServedField<'assets.gateway'>>(call, 'port') ?? row['port']);
  const works = row['is_active'] === 1 && port === Number(row['port']);
  setColumns(call.sandbox, 'assets.gateway', row['id'], { is_connective: works ? 1 : 0 });
  if (works) return ok('ok');
  throw invalid({
    error: {
      say: messages.gatewayUnreachable,
      with: { port: String(port), ip: String(row['ip']) },
    },
  });
}
