import { addKillTask } from './components/tasks.endpoints.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { BehaviourOf, RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { replayEndpoints } from './replays.ts';
import { ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { recordCount } from '@gatehouse-console/engine/sandbox/resources/computed.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const RESOURCE = 'terminal.session';
type SessionRow = RowOf<typeof RESOURCE>;

/** Protocols of sessions that can be watched. Source: protocol, section 14.1. */
const WATCHED = new Set(['ssh', 'vnc', 'rdp', 'telnet', 'k8s']);
/** Sessions of RDP clients cannot be watched. */
const RDP_CLIENT = 'RT';

/** Sessions, running and finished. The sandbox has no components: a session ends as soon as somebody terminates it. */
export const sessions: BehaviourOf<typeof RESOURCE> = {
  computed: {
    can_replay: () => (row) => row['has_replay'] === 1,
    can_join: () => (row) =>
      isRunning(row) && row['login_from'] !== RDP_CLIENT && WATCHED.has(String(row['protocol'])),
    can_terminate: () => isRunning,
    command_amount: recordCount('terminal.command', 'session'),
  },
  // The number of commands is only shown to users who monitor sessions.
  hiddenFields: (call) => (call.path.includes('/my-sessions/') ? ['command_amount'] : []),
  endpoints: [
    post('terminal/tasks/kill-session', 'terminal.terminate_session', terminate),
    ...replayEndpoints,
  ],
};

function isRunning(row: SessionRow): boolean {
  return row['is_finished'] !== 1;
}

/** The body is an array of ids; the answer contains those that were running (protocol, section 14.1). */
function terminate(call: Call) {
  const running = textsOf(call.body)
    .filter((id) => UUID.test(id))
    .filter((id) => isRunning(findRow(RESOURCE, id, call)));
  for (const id of running) {
    addKillTask(call, id, findRow(RESOURCE, id, call)['terminal'] ?? null);
    setColumns(call.sandbox, RESOURCE, id, { is_finished: 1, date_end: call.now });
  }
  return ok({ ok: running });
}
