import { objectOf, textOf, textsOf } from '../../api/unknownValues.ts';

/** A batch command as the server answers it (recorded: command execution). */
export interface CommandExecution {
  readonly command: string;
  /** Id of the system user. */
  readonly runAs: string;
  /** Ids of the hosts. */
  readonly hosts: readonly string[];
  /** By the name of the host. */
  readonly result: unknown;
  readonly isFinished: boolean;
}

/** Reads the answer; what is missing is empty. */
export function readExecution(answer: unknown): CommandExecution {
  const { command, run_as: runAs, hosts, result, is_finished: isFinished } = objectOf(answer);
  return {
    command: textOf(command),
    runAs: textOf(runAs),
    hosts: textsOf(hosts),
    result,
    isFinished: isFinished === true,
  };
}
