import type { Command } from 'commander';
import { Draft } from '../../edit/draft.ts';
import { RENAMED_KINDS, renameInDraft } from '../../edit/rename.ts';
import { resultJson } from '../../report/json.ts';
import { counted } from '../../report/reporter.ts';
import { didYouMean, nearest } from '../../schema/nearest.ts';
import { tellOrWrite } from '../changes.ts';
import { benchFor } from '../checkDraft.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';
import { printFindings } from '../findings.ts';
import { textUseCache } from '../textUseCache.ts';

interface RenameOptions extends CommonOptions {
  readonly write?: true;
  readonly likely?: true;
}

/** The answer in JSON when nothing was renamed. */
const NOTHING = { places: 0, moves: [], left: [], diff: '', written: [], removed: [] };

/** `gatehouse rename`: gives something another name wherever it stands; shows the changes first. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'rename <kind> <old> <new>',
    'rename a resource, field, route, permission, text or address wherever it stands: shows the changes, --write makes them',
  )
    .option('--write', 'change the files')
    .option('--likely', 'in hand-written code also where the same word only probably means it')
    .action(async (kind: string, old: string, newName: string, options: RenameOptions) => {
      const format = formatOf(options);
      const folder = projectFolder(env, options);
      const wanted = RENAMED_KINDS.find((one) => one === kind);
      if (wanted === undefined) {
        const hint = didYouMean(nearest(kind, RENAMED_KINDS));
        throw new UsageError(
          `There is no '${kind}' to rename.${hint} Choose one of ${RENAMED_KINDS.join(', ')}.`,
        );
      }
      const files = diskFiles(folder);
      const draft = new Draft(files);
      const bench = benchFor(draft, textUseCache(folder));
      const before = await bench.check();
      const findings = before.diagnostics.filter(({ severity }) => severity === 'error');
      const renamed =
        findings.length > 0
          ? ({ kind: 'wrong', findings } as const)
          : await renameInDraft(bench, before, {
              kind: wanted,
              name: old,
              newName,
              likely: options.likely === true,
            });
      if (renamed.kind === 'unknown') {
        throw new UsageError(`There is no ${kind} '${old}'.${didYouMean(renamed.suggestion)}`);
      }
      if (renamed.kind === 'refused') throw new UsageError(renamed.because);
      if (renamed.kind === 'wrong') {
        if (format === 'json') env.stdout.write(resultJson(renamed.findings, NOTHING));
        else {
          printFindings({ diagnostics: renamed.findings, sources: before.sources }, env);
          env.stderr.write(
            findings.length > 0
              ? 'Nothing was renamed: correct these errors first.\n'
              : 'Nothing was renamed: these findings would follow from it.\n',
          );
        }
        return env.exit(EXIT.findings);
      }
      const placesLeft = renamed.left.map(({ file, start }) => ({
        file,
        line: (draft.read(file) ?? '').slice(0, start).split('\n').length,
      }));
      const write = options.write === true;
      const outcome = tellOrWrite(draft, files, write);
      if (format === 'json') {
        const { moves, edits } = renamed;
        env.stdout.write(
          resultJson([], { places: edits.length, moves, left: placesLeft, ...outcome }),
        );
      } else {
        if (!write) env.stdout.write(outcome.diff);
        for (const { file, line } of placesLeft) {
          env.stderr.write(`${file}:${line} has the same word: look at it, or use --likely.\n`);
        }
        const inFiles = new Set(renamed.edits.map(({ file }) => file)).size;
        env.stderr.write(
          `${counted(renamed.edits.length, 'place')} in ${counted(inFiles, 'file')}, ` +
            `${counted(renamed.moves.length, 'file')} renamed. ` +
            (write ? 'Run gatehouse generate.\n' : '--write makes the changes.\n'),
        );
      }
      env.exit(EXIT.fine);
    });
}
