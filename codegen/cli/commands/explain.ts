import type { Command } from 'commander';
import { accountsOf } from '../../access/accounts.ts';
import { answersJson, answersPretty } from '../../questions/answerReport.ts';
import { explain } from '../../questions/explain.ts';
import { didYouMean, nearest } from '../../schema/nearest.ts';
import { addCommand, answer, collect, type CommonOptions } from '../command.ts';
import { UsageError, type CliEnvironment } from '../environment.ts';
import { readCode } from '../handWrittenCode.ts';
import { rulePage, RULES_WITH_PAGES } from '../rulePages.ts';
import { openSide, peopleNamed } from '../sides.ts';
import { textUseCache } from '../textUseCache.ts';

interface ExplainOptions extends CommonOptions {
  readonly as?: readonly string[];
}

/** `gatehouse explain`: where facts stand or come from, what closes something to whom, and the pages of rules. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'explain <name>',
    'where each fact of a route, address, permission, text, resource, field, action or of the server comes from; what a rule is about',
  ).option(
    '--as <who>',
    'an account such as User+OrgAdmin, a role, or a persona file: what closes it to them',
    collect,
  );
  answer<ExplainOptions>(command, env, async ({ args, options, folder, files, colours }) => {
    const [name = ''] = args;
    const page = rulePage(name);
    if (page !== undefined) return { result: { answers: [], page }, out: page };
    const side = openSide(undefined, folder, env, { answers: [] });
    const people = options.as ? peopleNamed(options.as, side, env) : accountsOf(side.model);
    const readUses = async () =>
      (await readCode(files, textUseCache(folder, env.confined))).textUses;
    const explained = await explain(name, side, people, readUses);
    if (explained.kind === 'unknown') {
      const hint = didYouMean(explained.suggestion ?? nearest(name, RULES_WITH_PAGES));
      throw new UsageError(
        `There is no route, address, permission, text, resource, field, action or rule '${name}'.${hint}`,
      );
    }
    const printed = options.format === 'json' ? answersJson : answersPretty;
    return { out: printed(explained.answers, colours) };
  });
}
