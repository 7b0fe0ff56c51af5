import type { Command } from 'commander';
import { wantsColours } from '../../report/colours.ts';
import { addCommand, collect, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';

interface ExplainOptions extends CommonOptions {
  readonly as?: readonly string[];
}

/** `gatehouse explain`: where facts stand or come from, and what closes something to whom. */
export function registerExplain(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'explain <name>',
    'where each fact of a route, address, permission, text, resource, field or action comes from',
  )
    .option('--as <who>', 'a persona file, or a built-in role: what closes it to them', collect)
    .action(async (name: string, options: ExplainOptions) => {
      const format = formatOf(options);
      const folder = projectFolder(env, options);
      const [{ openSide, peopleNamed }, { askedAbout }, report, { readCode }, files, cache] =
        await Promise.all([
          import('../sides.ts'),
          import('../askedAbout.ts'),
          import('../../questions/answerReport.ts'),
          import('../handWrittenCode.ts'),
          import('../files.ts'),
          import('../textUseCache.ts'),
        ]);
      const side = openSide(undefined, folder, env);
      const people = peopleNamed(options.as, side, env);
      const explained = await askedAbout(name, side, people, async () => {
        const code = await readCode(files.diskFiles(folder), cache.textUseCache(folder));
        return code.textUses;
      });
      if (explained.kind === 'unknown') {
        const { suggestion } = explained;
        const hint = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`;
        throw new UsageError(
          `There is no route, address, permission, text, resource, field or action '${name}'.${hint}`,
        );
      }
      const colours = wantsColours(env.isTty.stdout, env.variables);
      env.stdout.write(
        format === 'json'
          ? report.answersJson(explained.answers)
          : report.answersPretty(explained.answers, colours),
      );
      env.exit(EXIT.fine);
    });
}
