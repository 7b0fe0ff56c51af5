import type { Command } from 'commander';
import type { ConsoleModel } from '../../model/console.ts';
import { parseProject } from '../../compile/parseProject.ts';
import { resultJson } from '../../report/json.ts';
import { compileProject, type CompiledProject } from '../build.ts';
import { addCommand, answer, orInvalid, type CommonOptions } from '../command.ts';
import type { CliEnvironment } from '../environment.ts';
import { routesFor } from '../persona.ts';
import { peopleNamed } from '../sides.ts';
import { addressEntries, routeEntries, routeTable } from '../routeEntries.ts';

interface RoutesOptions extends CommonOptions {
  readonly json?: true;
  readonly as?: string;
}

export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'routes',
    'the route catalogue: every address with its gates and its calls',
  )
    .option('--json', 'as a JSON array; it is empty when the manifests have errors')
    .option('--as <who>', 'only what this account, role or persona file sees');
  answer<RoutesOptions>(command, env, async ({ options, files }) => {
    const told = await orInvalid(async () => {
      const found = await compileProject(files, { routes: [] });
      const routes =
        options.as === undefined
          ? addressEntries(found.model)
          : routeEntries(routesAs(options.as, found, env));
      const out = options.json ? `${JSON.stringify(routes, null, 2)}\n` : routeTable(routes);
      return { found, diagnostics: found.diagnostics, result: { routes }, out };
    });
    if (!options.json) return told;
    const { found, diagnostics = [], result = {}, out = '[]\n', exit } = told;
    // Standard output is an array whatever happens.
    return exit === undefined
      ? { found, out }
      : { out, err: resultJson(diagnostics, result), exit };
  });
}

/** What somebody sees; for a role what every account that has it sees. */
function routesAs(
  who: string,
  { sources, model }: CompiledProject,
  env: CliEnvironment,
): ConsoleModel['routes'] {
  const { project } = parseProject(sources);
  const seen = peopleNamed([who], { project, model }, env).map(
    (person) => new Set(routesFor(person, model)),
  );
  return model.routes.filter((route) => seen.every((routes) => routes.has(route)));
}
