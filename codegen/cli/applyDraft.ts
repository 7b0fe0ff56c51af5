import { compile } from '../compile/compile.ts';
import { resultJson } from '../report/json.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { CommandFormat } from './command.ts';
import type { FileChange } from '../edit/draft.ts';
import { tellOrWrite } from './changes.ts';
import { addedLines, stateOf, type DraftProject } from './draftProject.ts';
import { EXIT, type CliEnvironment, type ExitCode } from './environment.ts';
import { readSources, type FileSystem } from './files.ts';
import { printFindings } from './findings.ts';

interface DraftReport {
  readonly format: CommandFormat;
  /** Shows what would be written. */
  readonly dryRun: boolean;
  /** What a user does next, a sentence each. */
  readonly next: readonly string[];
  /** Further keys of the answer in JSON. */
  readonly result?: object;
}

/**
 * Writes the changes of a draft, or shows them. A change that would bring an error into the project is refused as a
 * whole: nothing is written, and the findings say why.
 */
export function applyDraft(
  draft: DraftProject,
  disk: FileSystem,
  { format, dryRun, next, result }: DraftReport,
  env: CliEnvironment,
): ExitCode {
  const changes = draft.changes();
  const sources = draft.sources();
  const found = newErrors(compile(readSources(disk)).diagnostics, compile(sources).diagnostics);
  const isRight = found.length === 0;
  const written = isRight && !dryRun;
  if (written) tellOrWrite(draft, disk, true);
  if (format === 'json') {
    const files = changes.map((change) => ({
      path: change.path,
      state: stateOf(change),
      lines: addedLines(change),
    }));
    env.stdout.write(resultJson(found, { ...result, files, written, next: isRight ? next : [] }));
  } else if (isRight) {
    env.stdout.write(textOf(changes, dryRun, next));
  } else {
    printFindings({ diagnostics: found, sources }, env);
    env.stderr.write('Nothing was written: the project would have the errors above.\n');
  }
  return isRight ? EXIT.fine : EXIT.findings;
}

/** Errors that the project does not have yet. */
function newErrors(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] {
  const known = new Set(before.map(nameOf));
  return after.filter((found) => found.severity === 'error' && !known.has(nameOf(found)));
}

function nameOf({ rule, file, message }: Diagnostic): string {
  return [rule, file, message].join('\n');
}

const WIDTH = 'changed  '.length;
/** Of a file that is a copy of another one, nobody reads more. */
const MOST_LINES = 40;

function textOf(changes: readonly FileChange[], dryRun: boolean, next: readonly string[]): string {
  const files = changes.flatMap((change) => [
    `${stateOf(change).padEnd(WIDTH)}${change.path}`,
    ...(dryRun ? shortened(addedLines(change)).map((line) => `${' '.repeat(WIDTH)}${line}`) : []),
  ]);
  const end = dryRun
    ? ['Nothing was written: this is a preview.']
    : next.map((sentence) => `${'next'.padEnd(WIDTH)}${sentence}`);
  return [...files, ...end].map((line) => `${line}\n`).join('');
}

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES;
  return more <= 1 ? lines : [...lines.slice(0, MOST_LINES), `… and ${more} lines more`];
}
