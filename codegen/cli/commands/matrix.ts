import type { Command } from 'commander';
import { peopleOfRoles } from '../../access/people.ts';
import { matrixOf } from '../../questions/matrix.ts';
import { MATRIX_FORMATS } from '../../questions/matrixReport.ts';
import { addCommand, collect, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { openSide, peopleFrom } from '../sides.ts';

const FORMATS = ['csv', 'markdown', 'html', 'json'] as const;

interface MatrixOptions extends CommonOptions {
  readonly as?: readonly string[];
}

/** `gatehouse matrix`: the pages and actions of a project by role. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(program, 'matrix', 'which role reaches which page and action', FORMATS)
    .option('--as <persona.yaml>', 'besides the built-in roles, this person', collect)
    .action((options: MatrixOptions) => {
      const format = formatOf(options, FORMATS);
      const folder = projectFolder(env, options);
      const side = openSide(undefined, folder, env, { people: [], rows: [] });
      const roles = peopleOfRoles(side.model.roles);
      const people = [...roles, ...peopleFrom(options.as ?? [], side, env)];
      env.stdout.write(MATRIX_FORMATS[format](matrixOf(side, people)));
      env.exit(EXIT.fine);
    });
}
