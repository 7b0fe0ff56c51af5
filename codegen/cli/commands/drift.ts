import type { Command } from 'commander';
import type { Difference, SortedDifferences } from '../../drift/compare.ts';
import type { ConsoleModel } from '../../model/console.ts';
import type { DriftSource } from '../../schema/manifest.ts';
import { addCommand, collect, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment, type ExitCode } from '../environment.ts';
import type { MetadataSource } from '../metadataSource.ts';

interface DriftOptions extends CommonOptions {
  readonly header?: readonly string[];
}

export function registerDrift(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'drift [url-dir-or-table]',
    "compare the manifests' fields with a server's metadata (recordings by default)",
  )
    .option(
      '--header <header>',
      "sent to a live server, for example 'Authorization: Token …'",
      collect,
    )
    .addHelpText(
      'after',
      '\nRecordings are looked for at GATEHOUSE_RECORDINGS, else at ../shared/contract/recorded.\n' +
        'A table of facts is what was distilled from them: test/contract/metadata.json.\n' +
        'Differences that are meant stand with their reason in manifest/drift.yaml.',
    )
    .action(async (from: string | undefined, options: DriftOptions) => {
      const project = projectFolder(env, options);
      const [{ diskFiles }, { compileProject }, { printFindings }, { openMetadata }] =
        await Promise.all([
          import('../files.ts'),
          import('../build.ts'),
          import('../findings.ts'),
          import('../metadataSource.ts'),
        ]);
      const source = openMetadata({ from, headers: options.header ?? [], project }, env);
      if (!source) {
        env.stdout.write(
          'Nothing was compared: there are no recordings. Name a folder or a server, or set GATEHOUSE_RECORDINGS.\n',
        );
        return env.exit(EXIT.fine);
      }
      const compiled = await compileProject(diskFiles(project));
      printFindings(compiled, env);
      if (compiled.kind === 'invalid') return env.exit(EXIT.findings);
      const { readDrift } = await import('../driftFile.ts');
      env.exit(await compareAll(compiled.model, source, readDrift(compiled.sources), env));
    });
}

async function compareAll(
  model: ConsoleModel,
  source: MetadataSource,
  drift: DriftSource | undefined,
  env: CliEnvironment,
): Promise<ExitCode> {
  const { compareResource, sortDifferences } = await import('../../drift/compare.ts');
  const { withQuery } = await import('../../drift/metadata.ts');
  const { UnreadMetadata } = await import('../metadataSource.ts');
  // A resource that is `like` another has the fields of that one and needs no comparison of its own.
  const resources = [...model.resources.values()].filter(
    ({ definition }) => definition.fields && definition.like === undefined,
  );
  const compared = new Set<string>();
  const differences: Difference[] = [];
  const unread: string[] = [];
  for (const resource of resources) {
    const { id, api, single } = resource.definition;
    const address = withQuery(api, Object.entries(single ?? {}));
    const metadata = await source.metadata(address).catch((error: unknown) => {
      if (!(error instanceof UnreadMetadata)) throw error;
      unread.push(error.message);
      env.stderr.write(`unread     ${id}: ${error.message}\n`);
      return 'unread' as const;
    });
    if (metadata === 'unread') continue;
    if (!metadata) {
      env.stdout.write(`left out  ${id}: no metadata of ${address}\n`);
      continue;
    }
    compared.add(resource.definition.id);
    differences.push(...compareResource(resource, metadata));
  }
  if (compared.size === 0) {
    if (unread[0] !== undefined) throw new UsageError(unread[0]);
    throw new UsageError(`${source.name} has no field metadata of any resource of this project.`);
  }
  const sorted = sortDifferences(differences, drift, compared);
  print(sorted, env);
  env.stdout.write(
    `${compared.size} resources compared with ${source.name}: ${sorted.unexplained.length} unexplained, ${sorted.explained.length} explained${unread.length > 0 ? `, ${unread.length} could not be read` : ''}.\n`,
  );
  // What was not read was not compared: that is no agreement.
  return sorted.unexplained.length + unread.length > 0 ? EXIT.findings : EXIT.fine;
}

function print({ unexplained, explained, outdated }: SortedDifferences, env: CliEnvironment): void {
  for (const { difference, because } of explained) {
    env.stdout.write(
      `explained  ${difference.resource}.${difference.field} ${difference.about}: ${because}\n`,
    );
  }
  for (const { resource, field, about } of outdated) {
    env.stderr.write(
      `outdated   ${resource}.${field} ${about}: it no longer differs; remove it from manifest/drift.yaml\n`,
    );
  }
  for (const { resource, field, about, manifest, server } of unexplained) {
    env.stdout.write(
      `differs    ${resource}.${field} ${about}: manifest ${manifest}, server ${server}\n`,
    );
  }
}
