import { messages } from './messages.ts';
import type { Field } from '../../../generated/names.ts';
import type { Segments } from '../../kernel/core/values.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { invalid } from '../../kernel/core/errors.ts';
import { bodyField } from '../../kernel/wire/body.ts';

const GATEWAYS = table('assets.gateway');

/** The sandbox opens no connections: a test succeeds when the gateway is active and the tested port is its own. */
export const gateways: BehaviourOf<'assets.gateway'> = {
  sizes: { mini: ['id', 'name'] },
  beforeSave(values, _call, existing) {
    if (!existing) values['is_connective'] ??= true;
  },
  endpoints: [
    {
      method: 'POST',
      address: 'assets/gateways/:id/test-connective',
      needs: ['assets.test_gateway'],
      answer: testConnection,
    },
  ],
};

function testConnection(call: Call, { id = '' }: Segments) {
  const row: RowOf<'assets.gateway'> = findRow(
    resourceOf(call.sandbox, 'assets.gateway'),
    id,
    call,
  );
  const port = Number(bodyField<Field<'assets.gateway'>>(call, 'port') ?? row['port']);
  const works = row['is_active'] === 1 && port === Number(row['port']);
  const connective = works ? 1 : 0;
  call.sandbox.database.run(`UPDATE ${GATEWAYS} SET ${GATEWAYS.is_connective} = ? WHERE id = ?`, [
    connective,
    row['id'] ?? null,
  ]);
  if (works) return { status: 200, body: 'ok' };
  throw invalid({
    error: {
      say: messages.gatewayUnreachable,
      with: { port: String(port), ip: String(row['ip']) },
    },
  });
}
