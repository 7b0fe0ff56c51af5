import type { Command } from 'commander';
import { resultJson } from '../../report/json.ts';
import { editorSchemas } from '../../schema/editorSchemas.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';

interface SchemasOptions extends CommonOptions {
  readonly out: string;
}

/** `gatehouse schemas`: the manifest language for editors, as JSON Schemas (draft-07). */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(program, 'schemas', 'write the JSON Schemas of the manifests, for editors')
    .option('--out <dir>', 'the folder to write into', '.gatehouse/schemas')
    .action((options: SchemasOptions) => {
      const format = formatOf(options);
      const files = diskFiles(projectFolder(env, options));
      const folder = options.out.replaceAll(/^\.\/|\/+$/g, '');
      const texts = new Map(
        editorSchemas().map(({ kind, text }) => [`${folder}/${kind}.json`, text]),
      );
      files.change(texts);
      const written = [...texts.keys()];
      env.stdout.write(
        format === 'json'
          ? resultJson([], { written })
          : written.map((path) => `written  ${path}\n`).join(''),
      );
      env.exit(EXIT.fine);
    });
}
