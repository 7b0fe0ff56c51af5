import type { Command } from 'commander';
import { Draft } from '../../edit/draft.ts';
import { fixProject } from '../../edit/fix.ts';
import type { Repair } from '../../edit/repair.ts';
import type { SourceSet } from '../../read/sources.ts';
import { resultJson } from '../../report/json.ts';
import { counted, countsOf } from '../../report/reporter.ts';
import { tellOrWrite } from '../changes.ts';
import { benchFor } from '../checkDraft.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { diskFiles, readSources } from '../files.ts';
import { gitFiles } from '../gitFiles.ts';
import { textUseCache } from '../textUseCache.ts';

interface FixOptions extends CommonOptions {
  readonly write?: true;
  readonly gates?: true;
}

/** Where there is no commit. */
const NOTHING = { read: () => undefined, list: () => [] };

/** `gatehouse fix`: repairs what can only have been meant in one way; shows it first. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'fix',
    'repair misspelt names, and texts that are unused or missing: shows the changes, --write makes them',
  )
    .option('--write', 'change the files')
    .option(
      '--gates',
      'also repair what decides who reaches something: needs, permissions, settings …',
    )
    .action(async (options: FixOptions) => {
      const format = formatOf(options);
      const folder = projectFolder(env, options);
      const files = diskFiles(folder);
      const draft = new Draft(files);
      let committed: SourceSet | undefined;
      const bench = benchFor(draft, textUseCache(folder), () => {
        committed ??= readSources(gitFiles(folder, 'HEAD') ?? NOTHING);
        return committed;
      });
      const fixed = await fixProject(bench, { gates: options.gates === true });
      const { left } = fixed;
      const [told, gates] = [toldOf(fixed.repairs), toldOf(fixed.gates)];
      const write = options.write === true;
      const { errors, warnings } = countsOf(left.diagnostics);
      if (format === 'json') {
        const result = tellOrWrite(draft, files, write);
        env.stdout.write(resultJson(left.diagnostics, { repairs: told, gates, ...result }));
      } else {
        const { diff } = tellOrWrite(draft, files, write);
        if (!write) env.stdout.write(diff);
        for (const { file, line, about } of told) env.stderr.write(`${file}:${line} ${about}\n`);
        for (const { file, line, about } of gates) {
          env.stderr.write(
            `${file}:${line} ${about} Only with --gates: it decides who reaches what.\n`,
          );
        }
        env.stderr.write(
          `${counted(told.length, 'repair')}${write || told.length === 0 ? '' : '; --write makes them'}. ` +
            `${counted(errors, 'error')} and ${counted(warnings, 'warning')} are left.\n`,
        );
      }
      env.exit((write ? errors > 0 : told.length > 0 || errors > 0) ? EXIT.findings : EXIT.fine);
    });
}

function toldOf(repairs: readonly Repair[]) {
  return repairs.map(({ kind, about, file, line }) => ({ kind, about, file, line }));
}
