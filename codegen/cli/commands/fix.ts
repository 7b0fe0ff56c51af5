import type { Command } from 'commander';
import { once } from 'es-toolkit/function';
import { Draft } from '../../edit/draft.ts';
import { fixProject } from '../../edit/fix.ts';
import type { Repair } from '../../edit/repair.ts';
import { counted, countsOf } from '../../report/reporter.ts';
import { addWriteOptions, tellOrWrite } from '../changes.ts';
import { benchFor } from '../checkDraft.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { NO_FILES, readSources } from '../files.ts';
import { gitFiles } from '../gitFiles.ts';
import { textUseCache } from '../textUseCache.ts';

interface FixOptions extends CommonOptions {
  readonly write?: true;
  readonly gates?: true;
}

/** `gatehouse fix`: repairs what can only have been meant in one way; shows it first. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addWriteOptions(
    addCommand(
      program,
      'fix',
      'repair misspelt names, and texts that are unused or missing: shows the changes, --write makes them',
    ),
  ).option(
    '--gates',
    'also repair what decides who reaches something: needs, permissions, settings …',
  );
  answer<FixOptions>(command, env, async ({ options, folder, files }) => {
    const write = options.write === true;
    const draft = new Draft(files);
    const committed = once(() => readSources(gitFiles(folder, 'HEAD') ?? NO_FILES));
    const bench = benchFor(draft, textUseCache(folder, env.confined), committed);
    const fixed = await fixProject(bench, { gates: options.gates === true });
    const { diagnostics } = fixed.left;
    const [repairs, gates] = [toldOf(fixed.repairs), toldOf(fixed.gates)];
    const { errors, warnings } = countsOf(diagnostics);
    const outcome = tellOrWrite(draft, files, write);
    return {
      diagnostics,
      result: { repairs, gates, ...outcome },
      out: write ? '' : outcome.diff,
      err: [
        ...repairs.map(({ file, line, about }) => `${file}:${line} ${about}\n`),
        ...gates.map(
          ({ file, line, about }) =>
            `${file}:${line} ${about} Only with --gates: it decides who reaches what.\n`,
        ),
        `${counted(repairs.length, 'repair')}${write || repairs.length === 0 ? '' : '; --write makes them'}. `,
        `${counted(errors, 'error')} and ${counted(warnings, 'warning')} are left.\n`,
      ].join(''),
      exit: errors > 0 || (!write && repairs.length > 0) ? EXIT.findings : EXIT.fine,
    };
  });
}

function toldOf(repairs: readonly Repair[]) {
  return repairs.map(({ kind, about, file, line }) => ({ kind, about, file, line }));
}
