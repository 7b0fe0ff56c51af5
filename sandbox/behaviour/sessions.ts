import { addKillTask } from '../components/tasks.ts';
import { findRow } from '../resources/answer.ts';
import { UUID } from '../resources/query.ts';
import { resourceOf } from '../sandbox.ts';
import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import type { Behaviour, RecordValues } from './behaviour.ts';
import { replayEndpoints } from './replays.ts';

/** Protocols of sessions that can be watched. Source: protocol facts, section 14.1. */
const WATCHED = new Set(['ssh', 'vnc', 'rdp', 'telnet', 'k8s']);
/** Sessions of RDP clients cannot be watched. */
const RDP_CLIENT = 'RT';

/** Connections, running and over. The sandbox has no components: a session ends as soon as it is told to. */
export const sessions: Behaviour = {
  computed: ['can_replay', 'can_join', 'can_terminate', 'command_amount'],
  // How many commands a session has is told to those who watch over it.
  hiddenFields: (call) => (call.path.includes('/my-sessions/') ? ['command_amount'] : []),
  represent(rows, records, call) {
    const amounts = commandAmounts(rows, call);
    rows.forEach((row, index) => {
      const record = records[index];
      if (record) complete(row, record, amounts.get(String(row['id'])) ?? 0);
    });
  },
  endpoints: [
    {
      method: 'POST',
      address: 'terminal/tasks/kill-session',
      needs: ['terminal.terminate_session'],
      answer: terminate,
    },
    ...replayEndpoints,
  ],
};

function complete(row: Row, record: RecordValues, commands: number): void {
  const running = row['is_finished'] !== 1;
  record['can_replay'] = row['has_replay'] === 1;
  record['can_join'] =
    running && row['login_from'] !== RDP_CLIENT && WATCHED.has(String(row['protocol']));
  record['can_terminate'] = running;
  if ('command_amount' in record) record['command_amount'] = commands;
}

function commandAmounts(rows: readonly Row[], call: Call): ReadonlyMap<string, number> {
  const ids = rows.map((row) => row['id'] ?? null);
  const counts = call.sandbox.database.all(
    `SELECT session, count(*) AS n FROM r_terminal_command WHERE session IN (${placeholders(ids.length)}) GROUP BY session`,
    ids,
  );
  return new Map(counts.map((row) => [String(row['session']), Number(row['n'])]));
}

/** The body is a bare list of ids; the answer names those that ran (protocol facts, section 14.1). */
function terminate(call: Call) {
  const asked: readonly unknown[] = Array.isArray(call.body) ? call.body : [];
  const resource = resourceOf(call.sandbox, 'terminal.session');
  const running = asked
    .filter((id): id is string => typeof id === 'string' && UUID.test(id))
    .filter((id) => findRow(resource, id, call)['is_finished'] !== 1);
  for (const id of running) {
    addKillTask(call, id, findRow(resource, id, call)['terminal'] ?? null);
    call.sandbox.database.run(
      `UPDATE ${resource.table} SET is_finished = 1, date_end = ? WHERE id = ?`,
      [call.now, id],
    );
  }
  return { status: 200, body: { ok: running } };
}
