import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { findRow, listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { invalid, type ErrorBody } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { terminalOf } from './terminalOf.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created, get, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { both, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';

const SESSIONS = table('terminal.session');

/** Percentages from which a component's state is critical or its load high. Source: protocol, section 14.2. */
const CRITICAL = { cpu_load: 20, memory_used: 95, disk_used: 99 } as const;
const HIGH = { cpu_load: 5, memory_used: 85, disk_used: 80 } as const;
const MEASURES = ['cpu_load', 'memory_used', 'disk_used'] as const;

type Load = Readonly<Record<(typeof MEASURES)[number], number>>;

/** Status reports of components. */
export const statusEndpoints: readonly Endpoint[] = [
  // Only the last report of a component is stored, so the list is empty, as observed.
  get('terminal/status', 'terminal.view_status', (call) => pagedReply(call, [])),
  post('terminal/status', 'terminal.add_status', report),
  get('terminal/terminals/:id/status', 'terminal.view_status', (call) => pagedReply(call, [])),
  get('terminal/terminals/:id/sessions', 'terminal.view_session', sessionsOf),
];

/** The answer has the component's tasks; it is empty because sessions end at once in the sandbox. */
function report(call: Call): Reply {
  const errors: Record<string, ErrorBody> = {};
  const measured = (name: keyof Load): number => {
    const value = bodyField(call, name) ?? 0;
    if (typeof value !== 'number') errors[name] = [{ say: serverMessages.notANumber }];
    return Number(value);
  };
  const load: Load = {
    cpu_load: measured('cpu_load'),
    memory_used: measured('memory_used'),
    disk_used: measured('disk_used'),
  };
  const sessions = bodyField(call, 'sessions');
  if (!Array.isArray(sessions)) errors['sessions'] = [{ say: serverMessages.required }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const terminal = terminalOf(call);
  if (terminal) {
    const online = Array.isArray(sessions) ? sessions.length : 0;
    const stat = { ...load, session_online: online, date_created: null };
    setColumns(call.sandbox, 'terminal.terminal', terminal['id'], {
      stat: JSON.stringify(stat),
      status: stateOf(load),
      is_alive: 1,
    });
  }
  return created([]);
}

function stateOf(load: Load): 'critical' | 'high' | 'normal' {
  if (MEASURES.some((name) => load[name] > CRITICAL[name])) return 'critical';
  return MEASURES.some((name) => load[name] > HIGH[name]) ? 'high' : 'normal';
}

function sessionsOf(call: Call, { id = '' }: Segments): Reply {
  const carried = equals(SESSIONS.terminal, findRow('terminal.terminal', id, call)['id']);
  return listRecords('terminal.session', call, both(carried, inOrganization(call)));
}
