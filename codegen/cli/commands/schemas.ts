import type { Command } from 'commander';
import { editorSchemas } from '../../schema/editorSchemas.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import type { CliEnvironment } from '../environment.ts';

interface SchemasOptions extends CommonOptions {
  readonly out: string;
}

/** `gatehouse schemas`: the manifest language for editors, as JSON Schemas (draft-07). */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'schemas',
    'write the JSON Schemas of the manifests, for editors',
  ).option('--out <dir>', 'the folder to write into', '.gatehouse/schemas');
  answer<SchemasOptions>(command, env, ({ options, files }) => {
    const folder = options.out.replaceAll(/^\.\/|\/+$/g, '');
    const texts = new Map(
      editorSchemas().map(({ kind, text }) => [`${folder}/${kind}.json`, text]),
    );
    files.change(texts);
    const written = [...texts.keys()];
    return { result: { written }, out: written.map((path) => `written  ${path}\n`).join('') };
  });
}
