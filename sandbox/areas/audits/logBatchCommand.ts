import { resourceIn, personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { addLink } from '@gatehouse-console/engine/sandbox/resources/relations.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';

const LOG = 'audits.commandexecutionlog';

interface BatchCommand {
  readonly id: string;
  readonly command: string;
  readonly runAs: string;
  readonly hosts: readonly string[];
}

/** Logs a command on several hosts; the log entry has the id of the execution (protocol, section 14.2). */
export function logBatchCommand(call: Call, { id, command, runAs, hosts }: BatchCommand): void {
  const { sandbox } = call;
  const logged = insertRow(
    sandbox,
    LOG,
    {
      command,
      run_as: runAs,
      user: personOf(call).id,
      is_finished: false,
      is_success: true,
      date_start: call.now,
      result: {},
      org_id: call.organization.id,
    },
    id,
  );
  const relation = resourceIn(sandbox, LOG)?.relations.get('hosts');
  if (!logged || relation?.kind !== 'link') return;
  for (const host of new Set(hosts)) addLink(call, relation, id, host);
}
