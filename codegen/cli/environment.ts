/**
 * What the command line leaves the process with: 0 fine, 1 findings, 2 wrong use, 3 a fault of our
 * own, 4 the output is stale.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

export const EXIT = {
  fine: 0,
  findings: 1,
  wrongUse: 2,
  fault: 3,
  stale: 4,
} as const satisfies Record<string, ExitCode>;

export interface TextSink {
  write(text: string): unknown;
}

/** Everything a command may touch of the process that runs it. */
export interface CliEnvironment {
  readonly cwd: string;
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  readonly isTty: boolean;
  /** Standard input as a whole, for commands that read it. */
  readStdin(): Promise<string>;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Remembers the code; what was written is flushed before the process ends. */
  exit(code: ExitCode): void;
}

/** Wrong use that a command finds out itself: a missing argument, a folder that is not there. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
