import type { Command } from 'commander';
import { addCommand, collect, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';

const FORMATS = ['csv', 'markdown', 'html', 'json'] as const;

interface MatrixOptions extends CommonOptions {
  readonly as?: readonly string[];
}

/** `gatehouse matrix`: the pages and actions of a project by role. */
export function registerMatrix(program: Command, env: CliEnvironment): void {
  addCommand(program, 'matrix', 'which role reaches which page and action', FORMATS)
    .option('--as <persona.yaml>', 'besides the built-in roles, this person', collect)
    .action(async (options: MatrixOptions) => {
      const format = formatOf(options, FORMATS);
      const folder = projectFolder(env, options);
      const [{ openSide, peopleFrom }, { matrixOf }, { MATRIX_FORMATS }, { peopleOfRoles }] =
        await Promise.all([
          import('../sides.ts'),
          import('../../questions/matrix.ts'),
          import('../../questions/matrixReport.ts'),
          import('../../access/people.ts'),
        ]);
      const side = openSide(undefined, folder, env);
      const roles = peopleOfRoles(side.model.roles);
      const people = [...roles, ...peopleFrom(options.as ?? [], side, env)];
      env.stdout.write(MATRIX_FORMATS[format](matrixOf(side, people)));
      env.exit(EXIT.fine);
    });
}
