import { addKillTask } from './components/tasks.endpoints.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { UUID } from '../../kernel/resources/query.ts';
import { paired, setComputedValues } from '../../kernel/resources/represent.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { type BehaviourOf, type RowOf, type ValuesOf } from '../../kernel/core/tables.ts';
import { countByOwner } from '../../kernel/resources/counts.ts';
import { replayEndpoints } from './replays.ts';
import { ok, post } from '../../kernel/core/endpoints.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';

const RESOURCE = 'terminal.session';
type SessionRow = RowOf<typeof RESOURCE>;

/** Protocols of sessions that can be watched. Source: protocol, section 14.1. */
const WATCHED = new Set(['ssh', 'vnc', 'rdp', 'telnet', 'k8s']);
/** Sessions of RDP clients cannot be watched. */
const RDP_CLIENT = 'RT';

/** Sessions, running and finished. The sandbox has no components: a session ends as soon as somebody terminates it. */
export const sessions: BehaviourOf<typeof RESOURCE> = {
  computed: ['can_replay', 'can_join', 'can_terminate', 'command_amount'],
  // The number of commands is only shown to people who monitor sessions.
  hiddenFields: (call) => (call.path.includes('/my-sessions/') ? ['command_amount'] : []),
  represent(rows, records, call) {
    const amounts = countByOwner(call, 'terminal.command', 'session', rows);
    for (const [row, record] of paired(rows, records)) {
      complete(row, record, amounts.get(row['id'] ?? null) ?? 0);
    }
  },
  endpoints: [
    post('terminal/tasks/kill-session', 'terminal.terminate_session', terminate),
    ...replayEndpoints,
  ],
};

function complete(row: SessionRow, record: ValuesOf<typeof RESOURCE>, commands: number): void {
  const running = row['is_finished'] !== 1;
  record['can_replay'] = row['has_replay'] === 1;
  record['can_join'] =
    running && row['login_from'] !== RDP_CLIENT && WATCHED.has(String(row['protocol']));
  record['can_terminate'] = running;
  setComputedValues(record, { command_amount: commands });
}

/** The body is an array of ids; the answer contains those that were running (protocol, section 14.1). */
function terminate(call: Call) {
  const asked: readonly unknown[] = Array.isArray(call.body) ? call.body : [];
  const resource = resourceOf(call.sandbox, 'terminal.session');
  const sessionOf = (id: string): SessionRow => findRow(resource, id, call);
  const running = asked
    .filter((id): id is string => typeof id === 'string' && UUID.test(id))
    .filter((id) => sessionOf(id)['is_finished'] !== 1);
  for (const id of running) {
    addKillTask(call, id, sessionOf(id)['terminal'] ?? null);
    setColumns(call.sandbox, RESOURCE, id, { is_finished: 1, date_end: call.now });
  }
  return ok({ ok: running });
}
