import type { Command } from 'commander';
import { accountsOf } from '../../access/accounts.ts';
import { matrixOf } from '../../questions/matrix.ts';
import { MATRIX_FORMATS } from '../../questions/matrixReport.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import type { CliEnvironment } from '../environment.ts';
import { openSide, OTHER_PEOPLE, peopleNamed } from '../sides.ts';

const FORMATS = ['csv', 'markdown', 'html', 'json'] as const;

interface MatrixOptions extends CommonOptions<(typeof FORMATS)[number]> {
  readonly as?: readonly string[];
}

/** `gatehouse matrix`: the pages and actions of a project by account. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'matrix',
    'who reaches which page and action',
    FORMATS,
  ).option(...OTHER_PEOPLE);
  answer<MatrixOptions>(command, env, ({ options, folder }) => {
    const side = openSide(undefined, folder, env, { people: [], rows: [] });
    const accounts = accountsOf(side.model);
    const people = new Set([...accounts, ...peopleNamed(options.as, side, env)]);
    return {
      out: MATRIX_FORMATS[options.format](matrixOf(side, [...people])),
      err: people.size === 0 ? 'There is no manifest/roles.yaml: these are the gates alone.\n' : '',
    };
  });
}
