import type { Command } from 'commander';
import { resultJson } from '../../report/json.ts';
import { countsOf } from '../../report/reporter.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';

interface FixOptions extends CommonOptions {
  readonly write?: true;
}

/** `gatehouse fix`: repairs what can only have been meant in one way; shows it first. */
export function registerFix(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'fix',
    'repair misspelt names, and texts that are unused or missing: shows the changes, --write makes them',
  )
    .option('--write', 'change the files')
    .action(async (options: FixOptions) => {
      const format = formatOf(options);
      const folder = projectFolder(env, options);
      const [{ diskFiles }, { textUseCache }, { benchFor }, { Draft }, { fixProject }, changes] =
        await Promise.all([
          import('../files.ts'),
          import('../textUseCache.ts'),
          import('../checkDraft.ts'),
          import('../../edit/draft.ts'),
          import('../../edit/fix.ts'),
          import('../changes.ts'),
        ]);
      const files = diskFiles(folder);
      const draft = new Draft(files);
      const { repairs, left } = await fixProject(benchFor(draft, textUseCache(folder)));
      const told = repairs.map(({ kind, about, file, line }) => ({ kind, about, file, line }));
      const write = options.write === true;
      const { errors, warnings } = countsOf(left.diagnostics);
      if (format === 'json') {
        const result = changes.tellOrWrite(draft, files, write);
        env.stdout.write(resultJson(left.diagnostics, { repairs: told, ...result }));
      } else {
        const { diff } = changes.tellOrWrite(draft, files, write);
        if (!write) env.stdout.write(diff);
        for (const { file, line, about } of told) env.stderr.write(`${file}:${line} ${about}\n`);
        env.stderr.write(
          `${changes.counted(told.length, 'repair')}${write || told.length === 0 ? '' : '; --write makes them'}. ` +
            `${changes.counted(errors, 'error')} and ${changes.counted(warnings, 'warning')} are left.\n`,
        );
      }
      env.exit((write ? errors > 0 : told.length > 0 || errors > 0) ? EXIT.findings : EXIT.fine);
    });
}
