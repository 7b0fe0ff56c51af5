import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { haveOnlineSession, objectMissing } from '../wire/errors.ts';
import type { Behaviour } from './behaviour.ts';

/** The components that carry sessions. One with running sessions stays (protocol facts, section 14.2). */
export const terminals: Behaviour = {
  bulkDelete: 'ids',
  // The account it calls with.
  extraColumns: ['user'],
  computed: ['session_online'],
  sizes: { mini: ['id', 'name'] },
  represent(rows, records, call) {
    const online = onlineSessions(rows, call);
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      record['session_online'] = online.get(String(row['id'])) ?? 0;
      record['stat'] =
        row['stat'] === null
          ? null
          : { id: row['id'], ...partsOf(record['stat']), terminal: row['id'] };
    });
  },
  endpoints: [
    {
      // For components alone: a person is none.
      method: 'GET',
      address: 'terminal/terminals/config',
      needs: [],
      answer: () => {
        throw objectMissing('User');
      },
    },
  ],
  beforeDelete(row, call) {
    if (onlineSessions([row], call).size > 0) throw haveOnlineSession();
    return 'delete';
  },
};

function onlineSessions(rows: readonly Row[], call: Call): ReadonlyMap<string, number> {
  const ids = rows.map((row) => row['id'] ?? null);
  const counts = call.sandbox.database.all(
    `SELECT terminal, count(*) AS n FROM r_terminal_session
     WHERE is_finished = 0 AND terminal IN (${placeholders(ids.length)}) GROUP BY terminal`,
    ids,
  );
  return new Map(counts.map((row) => [String(row['terminal']), Number(row['n'])]));
}

function partsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

const STATES = ['normal', 'high', 'critical', 'offline'] as const;

/** How many components of each type are in which state, as a bare list. */
export const componentLoads: Behaviour = {
  readOnly: true,
  described: [],
  endpoints: [
    {
      method: 'GET',
      address: 'terminal/components/metrics',
      needs: ['terminal.view_status'],
      answer: (call) => ({ status: 200, body: loads(call) }),
    },
  ],
};

function loads(call: Call) {
  const rows = call.sandbox.database.all('SELECT id, type, status FROM r_terminal_terminal');
  const online = onlineSessions(rows, call);
  return [...new Set(rows.map((row) => String(row['type'])))].toSorted().map((type) => {
    const ofType = rows.filter((row) => row['type'] === type);
    const states = STATES.map((state) => [
      state,
      ofType.filter((row) => row['status'] === state).length,
    ]);
    const active = ofType.reduce((sum, row) => sum + (online.get(String(row['id'])) ?? 0), 0);
    return { total: ofType.length, ...Object.fromEntries(states), session_active: active, type };
  });
}
