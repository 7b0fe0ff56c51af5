import { compile } from '../compile/compile.ts';
import type { Answer } from './command.ts';
import type { FileChange } from '../edit/draft.ts';
import { newFindings } from '../edit/repair.ts';
import { tellOrWrite } from './changes.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { addedLines, stateOf, type DraftProject } from './draftProject.ts';
import { EXIT } from './environment.ts';
import { readSources, type FileSystem } from './files.ts';

interface DraftReport {
  /** Shows what would be written. */
  readonly dryRun?: boolean | undefined;
  /** What a user does next, a sentence each. */
  readonly next: readonly string[];
  /** Errors that are left to the user: `next` says what to do about them. */
  readonly isLeft?: (diagnostic: Diagnostic) => boolean;
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
  { dryRun = false, next, isLeft = () => false, result }: DraftReport,
): Answer {
  const changes = draft.changes();
  const sources = draft.sources();
  const before = compile(readSources(disk)).diagnostics;
  const diagnostics = newFindings(before, compile(sources).diagnostics).filter(
    (diagnostic) => diagnostic.severity === 'error' && !isLeft(diagnostic),
  );
  const isRight = diagnostics.length === 0;
  const written = isRight && !dryRun;
  if (written) tellOrWrite(draft, disk, true);
  const files = changes.map((change) => ({
    path: change.path,
    state: stateOf(change),
    lines: addedLines(change),
  }));
  return {
    diagnostics,
    result: { ...result, files, written, next: isRight ? next : [] },
    found: { diagnostics, sources },
    ...(isRight
      ? { out: textOf(changes, dryRun, next) }
      : {
          err: 'Nothing was written: the project would have the errors above.\n',
          exit: EXIT.findings,
        }),
  };
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
