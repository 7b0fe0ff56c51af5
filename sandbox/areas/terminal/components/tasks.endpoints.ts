import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { nameInLogs } from '../../audits/logRows.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import type { Row, SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { storedTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { get, ok, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

const KILL = 'kill_session';

/** Tasks for components. Source: protocol, section 14.1. */
export const componentTaskEndpoints: readonly Endpoint[] = [
  get('terminal/tasks', 'terminal.view_task', (call) =>
    pagedReply(call, tasks(call), (rows) => rows.map((row) => represent(row, call))),
  ),
  get('terminal/tasks/:id', 'terminal.view_task', (call, { id = '' }) =>
    ok(represent(find(id, call), call)),
  ),
  ...putAndPatch('terminal/tasks/:id', 'terminal.change_task', finish),
];

function tasks({ sandbox: { database } }: Call): readonly Row[] {
  return database.all('SELECT * FROM component_tasks ORDER BY date_created DESC, rowid DESC');
}

function find(id: string, call: Call): Row {
  const row = call.sandbox.database.get('SELECT * FROM component_tasks WHERE id = ?', [id]);
  if (!row) throw objectMissing('Task');
  return row;
}

/** A component reports that its task is done. */
function finish(call: Call, { id = '' }: Segments): Reply {
  const row = find(id, call);
  if (bodyField(call, 'is_finished') === true && row['date_finished'] === null) {
    call.sandbox.database.run('UPDATE component_tasks SET date_finished = ? WHERE id = ?', [
      call.now,
      id,
    ]);
  }
  return ok(represent(find(id, call), call));
}

/** Stores the task to end a session, as finished, because the sandbox has no component that would do it. */
export function addKillTask(call: Call, session: string, terminal: SqlValue): void {
  const kwargs = JSON.stringify({ terminated_by: nameInLogs(personOf(call)) });
  call.sandbox.database.run(
    `INSERT INTO component_tasks (id, name, args, kwargs, terminal, date_created, date_finished)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [call.sandbox.random.uuid(), KILL, session, kwargs, terminal, call.now, call.now],
  );
}

function represent(row: Row, call: Call) {
  return {
    id: row['id'],
    name: row['name'],
    args: row['args'],
    kwargs: JSON.parse(String(row['kwargs'])),
    is_finished: row['date_finished'] !== null,
    date_created: storedTime(row['date_created'], call),
    date_finished: storedTime(row['date_finished'], call),
    terminal: row['terminal'],
  };
}
