import type { Command } from 'commander';
import type { Scaffold } from '../../drift/scaffold.ts';
import { resultJson } from '../../report/json.ts';
import { addCommand, collect, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import type { MetadataSource } from '../metadataSource.ts';

interface IntrospectOptions extends CommonOptions {
  readonly api?: readonly string[];
  readonly resource?: string;
  readonly out?: string;
  readonly header?: readonly string[];
}

/** `app/things`; longer addresses are single records or parts of a list. */
const LIST_ADDRESS = /^[^/]+\/[^/]+$/;

export function registerIntrospect(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'introspect <url-or-dir>',
    "scaffold resource manifests and their texts from a server's metadata",
  )
    .option(
      '--api <address>',
      'address below /api/v1/, for example users/users; of a folder or table all when left out',
      collect,
    )
    .option('--resource <id>', 'id of the resource, for example users.user')
    .option('--out <dir>', 'write files into this folder instead of printing them')
    .option(
      '--header <header>',
      "sent to a live server, for example 'Authorization: Token …'",
      collect,
    )
    .action(async (from: string, options: IntrospectOptions) => {
      const format = formatOf(options);
      const [{ openMetadata }, { scaffold }] = await Promise.all([
        import('../metadataSource.ts'),
        import('../../drift/scaffold.ts'),
      ]);
      const project = projectFolder(env, options);
      const source = openMetadata({ from, headers: options.header ?? [], project }, env);
      if (!source) throw new UsageError(`${from} is neither a URL nor a folder.`);
      const addresses = addressesOf(source, options);
      const scaffolds = await Promise.all(
        addresses.map(async (address) => {
          const metadata = await source.metadata(address);
          if (!metadata)
            throw new UsageError(`${source.name} has no field metadata of ${address}.`);
          return scaffold(metadata, options.resource);
        }),
      );
      const files =
        options.out === undefined ? undefined : await writeAll(scaffolds, options.out, env);
      if (format === 'json') {
        env.stdout.write(resultJson([], { resources: scaffolds, ...(files && { files }) }));
      } else if (files) {
        for (const { path, state } of files) env.stdout.write(`${state.padEnd(WIDTH)} ${path}\n`);
      } else {
        print(scaffolds, env);
      }
      env.exit(EXIT.fine);
    });
}

function addressesOf(source: MetadataSource, options: IntrospectOptions): readonly string[] {
  const lists = source.addresses?.filter((address) => LIST_ADDRESS.test(address));
  const addresses = (options.api ?? lists ?? []).map((address) =>
    address.replace(/^\/?(api\/v1\/)?|\/+$/g, ''),
  );
  if (addresses.length === 0) {
    throw new UsageError('Say which address to look at, for example --api users/users.');
  }
  if (options.resource !== undefined && addresses.length > 1) {
    throw new UsageError('--resource names one resource: give one --api address with it.');
  }
  return addresses;
}

function print(scaffolds: readonly Scaffold[], env: CliEnvironment): void {
  for (const { manifest, texts } of scaffolds) {
    env.stdout.write(`# --- ${manifest.path}\n${manifest.text}\n`);
    env.stdout.write(`# --- locales/<language>/${texts.file}\n${texts.text}\n`);
  }
}

interface WrittenFile {
  readonly path: string;
  readonly state: 'written' | 'kept';
}
const WIDTH = 'written '.length;

/** What is there is kept. The texts of a resource that is there may stand in any file: none are written then. */
async function writeAll(
  scaffolds: readonly Scaffold[],
  out: string,
  env: CliEnvironment,
): Promise<readonly WrittenFile[]> {
  const [{ diskFiles }, { resolve }] = await Promise.all([
    import('../files.ts'),
    import('node:path'),
  ]);
  const files = diskFiles(resolve(env.cwd, out));
  return scaffolds.flatMap(({ resource, manifest, texts }): readonly WrittenFile[] => {
    if (files.read(manifest.path) !== undefined) return [{ path: manifest.path, state: 'kept' }];
    const wanted = [
      [manifest.path, manifest.text],
      [`locales/en/${resource.replace('.', '/')}.yaml`, texts.text],
    ] as const;
    return wanted.map(([path, text]) => {
      if (files.read(path) !== undefined) return { path, state: 'kept' };
      files.write(path, text);
      return { path, state: 'written' };
    });
  });
}
