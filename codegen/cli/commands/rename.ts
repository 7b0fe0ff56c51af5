import { Argument, type Command } from 'commander';
import { Draft } from '../../edit/draft.ts';
import { RENAMED_KINDS, renameInDraft } from '../../edit/rename.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { counted } from '../../report/reporter.ts';
import { didYouMean, nearest } from '../../schema/nearest.ts';
import { addWriteOptions, tellOrWrite } from '../changes.ts';
import { benchFor } from '../checkDraft.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { InvalidProject, UsageError, type CliEnvironment } from '../environment.ts';
import { textUseCache } from '../textUseCache.ts';

interface RenameOptions extends CommonOptions {
  readonly write?: true;
  readonly likely?: true;
}

/** The answer in JSON when nothing was renamed. */
const NOTHING = { places: 0, moves: [], left: [], diff: '', written: [], removed: [] };

/** `gatehouse rename`: gives something another name wherever it stands; shows the changes first. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addWriteOptions(
    addCommand(
      program,
      'rename',
      'rename a resource, field, route, permission, text or address wherever it stands: shows the changes, --write makes them',
    ),
  )
    .addArgument(
      // A parser of its own, because the message below also says what was meant.
      new Argument('<kind>', 'what it is').choices(RENAMED_KINDS).argParser((kind) => kind),
    )
    .argument('<old>', 'its name now')
    .argument('<new>', 'its name from then on')
    .option('--likely', 'in hand-written code also where the same word only probably means it');
  answer<RenameOptions>(command, env, async ({ args, options, folder, files }) => {
    const [asked = '', name = '', newName = ''] = args;
    const kind = RENAMED_KINDS.find((one) => one === asked);
    if (kind === undefined) {
      const hint = didYouMean(nearest(asked, RENAMED_KINDS));
      throw new UsageError(
        `There is no '${asked}' to rename.${hint} Choose one of ${RENAMED_KINDS.join(', ')}.`,
      );
    }
    const write = options.write === true;
    const draft = new Draft(files);
    const bench = benchFor(draft, textUseCache(folder, env.confined));
    const before = await bench.check();
    const refuse = (diagnostics: readonly Diagnostic[], because: string) => {
      const message = `Nothing was renamed: ${because}.`;
      throw new InvalidProject({ diagnostics, sources: before.sources }, NOTHING, message);
    };
    const errors = before.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return refuse(errors, 'correct these errors first');
    const likely = options.likely === true;
    const renamed = await renameInDraft(bench, before, { kind, name, newName, likely });
    if (renamed.kind === 'unknown') {
      throw new UsageError(`There is no ${kind} '${name}'.${didYouMean(renamed.suggestion)}`);
    }
    if (renamed.kind === 'refused') throw new UsageError(renamed.because);
    if (renamed.kind === 'wrong') {
      return refuse(renamed.findings, 'these findings would follow from it');
    }
    const { moves, edits } = renamed;
    const left = renamed.left.map(({ file, start }) => ({
      file,
      line: (draft.read(file) ?? '').slice(0, start).split('\n').length,
    }));
    const outcome = tellOrWrite(draft, files, write);
    const inFiles = new Set(edits.map(({ file }) => file)).size;
    return {
      result: { places: edits.length, moves, left, ...outcome },
      out: write ? '' : outcome.diff,
      err: [
        ...left.map(
          ({ file, line }) => `${file}:${line} has the same word: look at it, or use --likely.\n`,
        ),
        `${counted(edits.length, 'place')} in ${counted(inFiles, 'file')}, `,
        `${counted(moves.length, 'file')} renamed. `,
        write ? 'Run gatehouse generate.\n' : '--write makes the changes.\n',
      ].join(''),
    };
  });
}
