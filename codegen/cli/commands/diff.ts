import type { Command } from 'commander';
import { isBreaking } from '../../questions/changeClasses.ts';
import { diffSides } from '../../questions/diff.ts';
import { diffJson, diffMarkdown, diffPretty } from '../../questions/diffReport.ts';
import { accountsOfBoth, sameInBoth } from '../../questions/observed.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { openSide, OTHER_PEOPLE, peopleNamed } from '../sides.ts';

const FORMATS = ['pretty', 'json', 'markdown'] as const;

const NO_CHANGES = { breakingCount: 0, changes: [] };

interface DiffOptions extends CommonOptions<(typeof FORMATS)[number]> {
  readonly as?: readonly string[];
  readonly markdown?: true;
  readonly breaking?: true;
}

/** `gatehouse diff`: what a change of the manifests does, and who gains or loses what by it. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'diff <old> [new]',
    'what changed between two folders or git references, and who gains or loses what',
    FORMATS,
  )
    .option(...OTHER_PEOPLE)
    .option('--markdown', 'short for --format markdown')
    .option('--breaking', 'exit with 1 when something breaks');
  answer<DiffOptions>(command, env, ({ args: [old, now], options, folder, colours }) => {
    const before = openSide(old, folder, env, NO_CHANGES, true);
    const after = openSide(now, folder, env, NO_CHANGES);
    const accounts = accountsOfBoth(before, after);
    const others = peopleNamed(options.as, after, env).filter(
      (person) => !accounts.some((account) => account.after === person),
    );
    const changes = diffSides(before, after, [...accounts, ...others.map(sameInBoth)]);
    const printed = { json: diffJson, markdown: diffMarkdown, pretty: diffPretty };
    return {
      out: printed[options.markdown ? 'markdown' : options.format](changes, colours),
      exit: options.breaking && changes.some(isBreaking) ? EXIT.findings : EXIT.fine,
    };
  });
}
