import { objectOf, textOf, textsOf } from '../../api/unknownValues.ts';

/** Reads a batch command as the server answers it (recorded: command execution); what is missing is empty. */
export function readExecution(answer: unknown) {
  const { command, run_as: runAs, hosts, result, is_finished: isFinished } = objectOf(answer);
  return {
    command: textOf(command),
    /** Id of the system user. */
    runAs: textOf(runAs),
    /** Ids of the hosts. */
    hosts: textsOf(hosts),
    /** By the name of the host. */
    result,
    isFinished: isFinished === true,
  };
}
