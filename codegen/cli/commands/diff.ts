import type { Command } from 'commander';
import { isBreaking } from '../../questions/changeClasses.ts';
import { diffSides } from '../../questions/diff.ts';
import { diffJson, diffMarkdown, diffPretty } from '../../questions/diffReport.ts';
import { accountsOfBoth, sameInBoth } from '../../questions/observed.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { servedSide } from '../../questions/servedSide.ts';
import type { Side } from '../../questions/side.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { openSide, OTHER_PEOPLE, peopleNamed } from '../sides.ts';

const FORMATS = ['pretty', 'json', 'markdown'] as const;

const NO_CHANGES = { breakingCount: 0, changes: [] };

interface DiffOptions extends CommonOptions<(typeof FORMATS)[number]> {
  readonly as?: readonly string[];
  readonly markdown?: true;
  readonly breaking?: true;
  readonly server?: true;
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
    .option(
      '--server',
      'the two are versions of the server: what an upgrade from one to the other changes',
    )
    .option('--markdown', 'short for --format markdown')
    .option('--breaking', 'exit with 1 when something breaks');
  answer<DiffOptions>(command, env, ({ args: [old, now], options, folder, colours }) => {
    const [before, after] = options.server
      ? serversOf([old, now], openSide(undefined, folder, env, NO_CHANGES))
      : [openSide(old, folder, env, NO_CHANGES, true), openSide(now, folder, env, NO_CHANGES)];
    const accounts = accountsOfBoth(before, after);
    const others = peopleNamed(options.as, after, env).filter(
      (person) => !accounts.some((account) => account.after === person),
    );
    const people = [...accounts, ...others.map(sameInBoth)];
    const changes = diffSides(before, after, people);
    const printed = { json: diffJson, markdown: diffMarkdown, pretty: diffPretty };
    return {
      out: printed[options.markdown ? 'markdown' : options.format](changes, people.length, colours),
      exit: options.breaking && changes.some(isBreaking) ? EXIT.findings : EXIT.fine,
    };
  });
}

/**
 * The project before two versions of its server.
 *
 * @throws UsageError when it does not serve one of them
 */
function serversOf(versions: readonly (string | undefined)[], whole: Side): readonly [Side, Side] {
  const served = whole.model.app.servers.map(({ version }) => version);
  const side = (version = served.at(-1) ?? '') => {
    if (served.includes(version)) return servedSide(whole, version);
    const hint = served.length > 0 ? `It is one of ${served.join(', ')}.` : 'There is one alone.';
    throw new UsageError(`The project serves no server '${version}'. ${hint}`);
  };
  const [old, now] = versions;
  return [side(old), side(now)];
}
