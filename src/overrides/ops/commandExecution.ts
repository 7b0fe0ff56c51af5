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
  const facts: Readonly<Record<string, unknown>> =
    typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const { command, run_as: runAs, hosts, result, is_finished: isFinished } = facts;
  return {
    command: typeof command === 'string' ? command : '',
    runAs: typeof runAs === 'string' ? runAs : '',
    hosts: Array.isArray(hosts) ? hosts.map(String) : [],
    result,
    isFinished: isFinished === true,
  };
}
