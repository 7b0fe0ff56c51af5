import type { Command } from 'commander';
import type { ConsoleModel } from '../../model/console.ts';
import { resultJson } from '../../report/json.ts';
import { parseProject } from '../../compile/parseProject.ts';
import { compileProject, type CompiledProject } from '../build.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, InvalidProject, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';
import { printFindings } from '../findings.ts';
import { routesFor } from '../persona.ts';
import { peopleNamed } from '../sides.ts';
import { addressEntries, routeEntries, routeTable } from '../routeEntries.ts';

interface RoutesOptions extends CommonOptions {
  readonly json?: true;
  readonly as?: string;
}

export function register(program: Command, env: CliEnvironment): void {
  addCommand(program, 'routes', 'the route catalogue: every address with its gates and its calls')
    .option('--json', 'as a JSON array; it is empty when the manifests have errors')
    .option('--as <who>', 'only what this account, role or persona file sees')
    .action(async (options: RoutesOptions) => {
      const isArray = options.json === true;
      const isReport = formatOf(options) === 'json' && !isArray;
      const folder = projectFolder(env, options);
      const project = await compileProject(diskFiles(folder));
      if (project.kind === 'invalid') {
        if (isArray) env.stdout.write('[]\n');
        throw new InvalidProject(project, { routes: [] });
      }
      const entries =
        options.as === undefined
          ? addressEntries(project.model)
          : routeEntries(routesAs(options.as, project, env));
      if (!isReport) printFindings(project, env);
      env.stdout.write(
        isReport
          ? resultJson(project.diagnostics, { routes: entries })
          : isArray
            ? `${JSON.stringify(entries, null, 2)}\n`
            : routeTable(entries),
      );
      env.exit(EXIT.fine);
    });
}

/** What somebody sees; for a role what every account that has it sees. */
function routesAs(
  who: string,
  { sources, model }: Extract<CompiledProject, { readonly kind: 'compiled' }>,
  env: CliEnvironment,
): ConsoleModel['routes'] {
  const { project } = parseProject(sources);
  const seen = peopleNamed([who], { project, model }, env).map(
    (person) => new Set(routesFor(person, model)),
  );
  return model.routes.filter((route) => seen.every((routes) => routes.has(route)));
}
