import type { Field } from '../../../generated/names.ts';
import { placeholders } from '../../kernel/store/database.ts';
import { table, type BehaviourOf, type RowOf, type ValuesOf } from '../../kernel/core/tables.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { haveOnlineSession, objectMissing } from '../../kernel/core/errors.ts';
import type { RowWith } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';
import { paired } from '../../kernel/resources/represent.ts';

const RESOURCE = 'terminal.terminal';
const TERMINALS = table(RESOURCE);
const SESSIONS = table('terminal.session');
const LOAD = 'terminal.componentload';

/** Components. One with running sessions cannot be deleted (protocol, section 14.2). */
export const terminals: BehaviourOf<typeof RESOURCE, 'user'> = {
  bulkDelete: 'ids',
  // The service account.
  extraColumns: ['user'],
  computed: ['session_online'],
  sizes: { mini: ['id', 'name'] },
  represent(rows, records, call) {
    const online = onlineSessions(rows, call);
    for (const [row, record] of paired(rows, records)) {
      record['session_online'] = online.get(String(row['id'])) ?? 0;
      record['stat'] =
        row['stat'] === null
          ? null
          : { id: row['id'], ...partsOf(record['stat']), terminal: row['id'] };
    }
  },
  endpoints: [
    // For components only.
    get('terminal/terminals/config', [], () => {
      throw objectMissing('User');
    }),
  ],
  beforeDelete(row, call) {
    if (onlineSessions([row], call).size > 0) throw haveOnlineSession();
    return 'delete';
  },
};

function onlineSessions(rows: readonly RowWith<'id'>[], call: Call): ReadonlyMap<string, number> {
  const ids = rows.map((row) => row['id'] ?? null);
  const counts = call.sandbox.database.all(
    `SELECT ${SESSIONS.terminal} AS terminal, count(*) AS n FROM ${SESSIONS}
     WHERE ${SESSIONS.is_finished} = 0 AND ${SESSIONS.terminal} IN (${placeholders(ids.length)})
     GROUP BY ${SESSIONS.terminal}`,
    ids,
  );
  return new Map(counts.map((row) => [String(row['terminal']), Number(row['n'])]));
}

function partsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

const STATES: readonly Field<typeof LOAD>[] = ['normal', 'high', 'critical', 'offline'];

/** Number of components of each type by state, as a bare array. */
export const componentLoads: BehaviourOf<typeof LOAD> = {
  readOnly: true,
  metadataMethods: [],
  endpoints: [
    get('terminal/components/metrics', 'terminal.view_status', (call) => ok(loads(call))),
  ],
};

function loads(call: Call): readonly ValuesOf<typeof LOAD>[] {
  const rows: readonly RowOf<typeof RESOURCE>[] = call.sandbox.database.all(
    `SELECT id, ${TERMINALS.type}, ${TERMINALS.status} FROM ${TERMINALS}`,
  );
  const online = onlineSessions(rows, call);
  const types = [...new Set(rows.map((row) => String(row['type'])))].toSorted();
  return types.map((type): ValuesOf<typeof LOAD> => {
    const ofType = rows.filter((row) => row['type'] === type);
    const states: ValuesOf<typeof LOAD> = {};
    for (const state of STATES) {
      states[state] = ofType.filter((row) => row['status'] === state).length;
    }
    const active = ofType.reduce((sum, row) => sum + (online.get(String(row['id'])) ?? 0), 0);
    return { total: ofType.length, ...states, session_active: active, type };
  });
}
