import type { ServedField } from '#project/generated/names.ts';
import {
  table,
  type BehaviourOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { haveOnlineSession } from '../refusals.ts';
import type { RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { countsBy, rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { equals, isIn, both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const RESOURCE = 'terminal.terminal';
const SESSIONS = table('terminal.session');
const LOAD = 'terminal.componentload';

/** Components. One with running sessions cannot be deleted (protocol, section 14.2). */
export const terminals: BehaviourOf<typeof RESOURCE, 'user'> = {
  bulkDelete: 'ids',
  // The service account.
  extraColumns: ['user'],
  computed: {
    session_online(rows, call) {
      const online = onlineSessions(rows, call);
      return (row) => online.get(row['id']) ?? 0;
    },
  },
  sizes: { mini: ['id', 'name'] },
  shows: {
    stat: () => (row) =>
      row['stat'] === null
        ? null
        : { id: row['id'], ...storedObject(row['stat']), terminal: row['id'] },
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

function onlineSessions(rows: readonly RowWith<'id'>[], { sandbox }: Call) {
  const ids = rows.map((row) => row['id']);
  const running = both(equals(SESSIONS.is_finished, 0), isIn(SESSIONS.terminal, ids));
  return countsBy(sandbox, `${SESSIONS}`, SESSIONS.terminal, running);
}

const STATES: readonly ServedField<typeof LOAD>[] = ['normal', 'high', 'critical', 'offline'];

/** Number of components of each type by state, as a bare array. */
export const componentLoads: BehaviourOf<typeof LOAD> = {
  readOnly: true,
  metadataMethods: [],
  endpoints: [
    get('terminal/components/metrics', 'terminal.view_status', (call) => ok(loads(call))),
  ],
};

function loads(call: Call): readonly ValuesOf<typeof LOAD>[] {
  const rows = rowsWhere(call.sandbox, RESOURCE);
  const online = onlineSessions(rows, call);
  const types = [...new Set(rows.map((row) => String(row['type'])))].toSorted();
  return types.map((type): ValuesOf<typeof LOAD> => {
    const ofType = rows.filter((row) => row['type'] === type);
    const states: ValuesOf<typeof LOAD> = {};
    for (const state of STATES) {
      states[state] = ofType.filter((row) => row['status'] === state).length;
    }
    const active = ofType.reduce((sum, row) => sum + (online.get(row['id']) ?? 0), 0);
    return { total: ofType.length, ...states, session_active: active, type };
  });
}
