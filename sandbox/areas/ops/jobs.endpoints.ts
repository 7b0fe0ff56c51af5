import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField, ids } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import { grantedPart } from '../perms/granted.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import {
  invalid,
  objectMissing,
  permissionDenied,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { logBatchCommand } from '../audits/logBatchCommand.ts';
import { beginTaskLog, endOf, findTaskLog, logSince, writtenBy } from '../audits/taskLog.ts';
import { taskLogFor } from './taskLogFor.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created, get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { both, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

/** Logs of tasks, and commands on several hosts (protocol, section 15). */
export const jobEndpoints: readonly Endpoint[] = [
  get('ops/celery/task/:id/log', [], readLog),
  get('ops/ansible/task/:id/log', [], readLog),
  post('ops/command-executions', 'ops.add_commandexecution', runCommand),
  get('ops/celery/task/:id/result', [], readResult),
  // Users who may only run commands follow them in their log. The real server reads them in the root
  // organization, where an organization's administrator has no permission (observed).
  get(
    'ops/command-executions',
    'ops.view_commandexecution',
    (call) =>
      pagedReply(
        call,
        call.sandbox.database
          .all('SELECT * FROM command_runs WHERE user_id = ? ORDER BY date_created DESC', [
            personOf(call).id,
          ])
          .map((row) => commandRun(row, call)),
      ),
    { inRoot: true },
  ),
  get(
    'ops/command-executions/:id',
    'ops.view_commandexecution',
    (call, { id = '' }) => {
      const row = call.sandbox.database.get(
        'SELECT * FROM command_runs WHERE id = ? AND user_id = ?',
        [id, personOf(call).id],
      );
      if (!row) throw objectMissing('CommandExecution');
      return ok(commandRun(row, call));
    },
    { inRoot: true },
  ),
];

/** While there is no log, the answer is the waiting text. */
function readLog(call: Call, { id = '' }: Segments): Reply {
  const log = taskLogFor(call.sandbox, id, personOf(call).id);
  if (!log || writtenBy(log, call.now) === undefined) {
    return ok({ data: textFor(call, messages.taskWaiting) });
  }
  return ok(logSince(log, call.query.get('mark') ?? '', call.now));
}

/** Results of tasks are not stored. */
function readResult(call: Call, { id = '' }: Segments): Reply {
  const log = taskLogFor(call.sandbox, id, personOf(call).id);
  const ended = log !== undefined && endOf(log) <= call.now;
  return ok({ id, result: null, state: ended ? 'SUCCESS' : 'PENDING' });
}

function runCommand(call: Call): Reply {
  if (publicSettings(call.sandbox)['SECURITY_COMMAND_EXECUTION'] !== true) {
    throw permissionDenied({ say: messages.commandsOff });
  }
  const { database, random } = call.sandbox;
  const command = bodyField(call, 'command');
  const runAs = bodyField(call, 'run_as');
  const hosts = ids(bodyField(call, 'hosts'));
  const missing = ['command', 'run_as', 'hosts']
    .filter((name) => bodyField(call, name) === undefined)
    .map((name) => [name, [{ say: serverMessages.required }]]);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing));
  if (typeof command !== 'string' || command.trim() === '') {
    throw invalid({ command: [{ say: serverMessages.blank }] });
  }
  if (typeof runAs !== 'string')
    throw invalid({ run_as: [{ say: serverMessages.nullNotAllowed }] });
  const granted = rowsWhere(
    call.sandbox,
    'assets.asset',
    both(isIn('id', hosts), grantedPart(call)),
  );
  if (hosts.length === 0 || granted.length < hosts.length) {
    throw invalid({ hosts: { say: messages.hostsNotGranted } });
  }
  const id = random.uuid();
  const answers = granted.map((host) => answerOf(host));
  beginTaskLog(call, id, [
    `$ ${command}`,
    // A host writes all of its answer at once.
    ...answers.map(({ name, failure, output }) =>
      [`${name} | ${failure ? 'FAILED! =>' : 'SUCCESS =>'}`, failure ?? output].join('\r\n'),
    ),
  ]);
  database.run(
    'INSERT INTO command_runs (id, user_id, command, run_as, hosts, names, date_created) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [
      id,
      personOf(call).id,
      command,
      runAs,
      JSON.stringify(hosts),
      JSON.stringify(answers),
      call.now,
    ],
  );
  logBatchCommand(call, { id, command, runAs, hosts });
  const row = database.get('SELECT * FROM command_runs WHERE id = ?', [id]);
  return created(row && commandRun(row, call));
}

interface HostAnswer {
  readonly name: string;
  readonly failure?: string;
  readonly output: string;
}

/** A host that was unreachable when it was tested last does not answer commands either. */
function answerOf(host: RowOf<'assets.asset'>): HostAnswer {
  const name = String(host['hostname']);
  const output = `simulated output of ${name}`;
  if (host['connectivity'] !== 'failed') return { name, output };
  return { name, output, failure: `Failed to connect to the host via ssh: no route to ${name}` };
}

function commandRun(row: Row, call: Call) {
  const log = findTaskLog(call.sandbox, String(row['id']));
  const end = log ? endOf(log) : call.now;
  const finished = end <= call.now;
  const answers: readonly HostAnswer[] = JSON.parse(String(row['names']));
  const output = answers.map(({ name, failure, output: text }) => [
    name,
    failure === undefined ? { output: text } : { err: failure },
  ]);
  return {
    id: row['id'],
    command: row['command'],
    result: finished ? Object.fromEntries(output) : {},
    log_url: `/api/v1/ops/celery/task/${String(row['id'])}/log/`,
    is_finished: finished,
    date_created: formatDateTime(Number(row['date_created']), call.timeZone),
    date_finished: finished ? formatDateTime(end, call.timeZone) : null,
    run_as: row['run_as'],
    hosts: JSON.parse(String(row['hosts'])),
  };
}
