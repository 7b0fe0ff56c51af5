import type { ChildProcess } from 'node:child_process';

export interface StartedCommand {
  readonly address: string;
  readonly child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly exited: Promise<number | null>;
}

export function startCommand(
  command: readonly string[],
  options: {
    /** Where it listens, when what it has printed so far says so. */
    readonly addressIn: (output: string) => string | undefined;
    /** Milliseconds until it must have said so. Default: the limit of tests. */
    readonly limitMs?: number;
    /** Where it runs. Default: here. */
    readonly folder?: string;
  },
): Promise<StartedCommand>;

export function consoleAddress(output: string): string | undefined;
