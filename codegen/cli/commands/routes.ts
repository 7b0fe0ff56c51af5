import type { Command } from 'commander';
import type { ConsoleModel } from '../../model/console.ts';
import { reportJson } from '../../report/json.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';

interface RoutesOptions extends CommonOptions {
  readonly json?: true;
  readonly as?: string;
}

export function registerRoutes(program: Command, env: CliEnvironment): void {
  addCommand(program, 'routes', 'the route catalogue: every address with its gates and its calls')
    .option('--json', 'as a JSON array, like --format json')
    .option('--as <persona.yaml>', 'only what this person sees')
    .action(async (options: RoutesOptions) => {
      const isJson = options.json === true || formatOf(options) === 'json';
      const folder = projectFolder(env, options);
      const [
        { diskFiles },
        { compileProject },
        { printFindings },
        { routeEntries, routeTable, addressEntries },
      ] = await Promise.all([
        import('../files.ts'),
        import('../build.ts'),
        import('../findings.ts'),
        import('../routeEntries.ts'),
      ]);
      const project = await compileProject(diskFiles(folder));
      if (project.kind === 'invalid' && isJson) {
        const { diagnostics } = project;
        env.stdout.write(reportJson({ diagnostics, textOf: () => undefined, colours: false }));
        return env.exit(EXIT.findings);
      }
      printFindings(project, env);
      if (project.kind === 'invalid') return env.exit(EXIT.findings);
      const entries =
        options.as === undefined
          ? addressEntries(project.model)
          : routeEntries(await routesAs(options.as, project.model, env));
      env.stdout.write(isJson ? `${JSON.stringify(entries, null, 2)}\n` : routeTable(entries));
      env.exit(EXIT.fine);
    });
}

async function routesAs(
  file: string,
  model: ConsoleModel,
  env: CliEnvironment,
): Promise<ConsoleModel['routes']> {
  const [{ readPersona, routesFor }, { readFileSync, existsSync }, { resolve }] = await Promise.all(
    [import('../persona.ts'), import('node:fs'), import('node:path')],
  );
  const path = resolve(env.cwd, file);
  if (!existsSync(path)) throw new UsageError(`There is no persona ${path}.`);
  const read = readPersona(readFileSync(path, 'utf8'), model);
  if (read.kind === 'invalid')
    throw new UsageError(`The persona ${file} cannot be used: ${read.message}.`);
  return routesFor(read.persona, model);
}
