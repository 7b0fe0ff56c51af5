import type { SourceFile, SourceSet } from '../read/sources.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Confinement } from './confinement.ts';

/** Exit codes: 0 success, 1 findings, 2 wrong usage, 3 internal error, 4 generated files are out of date. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

export const EXIT = {
  fine: 0,
  findings: 1,
  wrongUse: 2,
  fault: 3,
  stale: 4,
} as const satisfies Record<string, ExitCode>;

interface TextSink {
  write(text: string): unknown;
}

/** What a command may use of its process. */
export interface CliEnvironment {
  readonly cwd: string;
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  /** Which of the streams is a terminal. */
  readonly isTty: { readonly stdout: boolean; readonly stderr: boolean };
  /** Reads all of standard input. */
  readStdin(): Promise<string>;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Absent: a command reaches whatever its user does. */
  readonly confined?: Confinement;
  /** Sets the exit code; buffered output is still written before the process ends. */
  exit(code: ExitCode): void;
}

/** Wrong usage that the option parser cannot see, for example a folder that does not exist. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Findings, and the project that they are about. */
export interface FoundIn {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceSet;
  /** Hand-written files, whose lines are shown when a finding is in one of them. */
  readonly code?: readonly SourceFile[];
}

/** The manifests have errors: whoever runs the command is told of them instead. */
export class InvalidProject extends Error {
  override readonly name = 'InvalidProject';

  /** @param shape the keys of the answer in JSON, empty: it keeps its shape */
  constructor(
    readonly found: FoundIn,
    readonly shape: object,
    message = '',
  ) {
    super(message);
  }
}
