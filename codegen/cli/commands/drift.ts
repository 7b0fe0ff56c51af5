import type { Command } from 'commander';
import { parseProject } from '../../compile/parseProject.ts';
import {
  compareResource,
  sortDifferences,
  type Difference,
  type SortedDifferences,
} from '../../drift/compare.ts';
import { withQuery } from '../../drift/metadata.ts';
import type { ConsoleModel } from '../../model/console.ts';
import { resultJson } from '../../report/json.ts';
import { printable } from '../../report/printable.ts';
import type { DriftSource } from '../../schema/generated/manifest.ts';
import { compileProject } from '../build.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, InvalidProject, UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';
import { printFindings } from '../findings.ts';
import { addLoginOptions, type LoginOptions } from '../loginOptions.ts';
import { openMetadata, UnreadMetadata, type MetadataSource } from '../metadataSource.ts';
import { readLogin } from '../serverLogin.ts';

type DriftOptions = CommonOptions & LoginOptions;

export function register(program: Command, env: CliEnvironment): void {
  addLoginOptions(
    addCommand(
      program,
      'drift [url-dir-or-table]',
      "compare the manifests' fields with a server's metadata (recordings by default)",
    ),
  )
    .addHelpText(
      'after',
      '\nRecordings are looked for at GATEHOUSE_RECORDINGS, else at ../shared/contract/recorded.\n' +
        'A table of facts is what was distilled from them: test/contract/metadata.json.\n' +
        'Differences that are meant stand with their reason in manifest/drift.yaml.\n' +
        'Exit code 1: something differs without a reason, or a server did not answer some addresses.',
    )
    .action(async (from: string | undefined, options: DriftOptions) => {
      const format = formatOf(options);
      const project = projectFolder(env, options);
      const source = openMetadata({ from, login: readLogin(options, env), project }, env);
      if (!source) {
        env.stdout.write(
          format === 'json'
            ? resultJson([], NOTHING)
            : 'Nothing was compared: there are no recordings. Name a folder or a server, or set GATEHOUSE_RECORDINGS.\n',
        );
        return env.exit(EXIT.fine);
      }
      const compiled = await compileProject(diskFiles(project));
      if (compiled.kind === 'invalid') throw new InvalidProject(compiled, NOTHING);
      printFindings(compiled, env);
      const { drift } = parseProject(compiled.sources).project;
      const compared = await compareAll(compiled.model, source, drift?.value);
      const { differences, unread, withoutMetadata } = compared;
      if (format === 'json') {
        env.stdout.write(
          resultJson([], {
            compared: [...compared.resources],
            ...differences,
            unread,
            withoutMetadata,
          }),
        );
      } else {
        print(compared, source.name, env);
      }
      // What was not read was not compared: that is no agreement.
      env.exit(differences.unexplained.length + unread.length > 0 ? EXIT.findings : EXIT.fine);
    });
}

/** The answer in JSON when nothing was compared. */
const NOTHING: object = {
  compared: [],
  unexplained: [],
  explained: [],
  outdated: [],
  unread: [],
  withoutMetadata: [],
};

interface Compared {
  /** The ids of the resources that were compared. */
  readonly resources: ReadonlySet<string>;
  readonly differences: SortedDifferences;
  /** Addresses that the server did not answer. */
  readonly unread: readonly { readonly resource: string; readonly because: string }[];
  readonly withoutMetadata: readonly { readonly resource: string; readonly address: string }[];
}

/** @throws UsageError when the source has nothing of any resource of the project */
async function compareAll(
  model: ConsoleModel,
  source: MetadataSource,
  drift: DriftSource | undefined,
): Promise<Compared> {
  // A resource that is `like` another has the fields of that one and needs no comparison of its own.
  const all = [...model.resources.values()].filter(
    ({ definition }) => definition.fields && definition.like === undefined,
  );
  const resources = new Set<string>();
  const differences: Difference[] = [];
  const unread: Compared['unread'][number][] = [];
  const withoutMetadata: Compared['withoutMetadata'][number][] = [];
  for (const resource of all) {
    const { id, api, single } = resource.definition;
    const address = withQuery(api, Object.entries(single ?? {}));
    const metadata = await source.metadata(address).catch((error: unknown) => {
      if (!(error instanceof UnreadMetadata)) throw error;
      unread.push({ resource: id, because: error.message });
      return 'unread' as const;
    });
    if (metadata === 'unread') continue;
    if (!metadata) {
      withoutMetadata.push({ resource: id, address });
      continue;
    }
    resources.add(id);
    differences.push(...compareResource(resource, metadata));
  }
  if (resources.size + unread.length === 0) {
    throw new UsageError(`${source.name} has no field metadata of any resource of this project.`);
  }
  const sorted = sortDifferences(differences, drift, resources);
  return { resources, differences: sorted, unread, withoutMetadata };
}

function print(compared: Compared, source: string, env: CliEnvironment): void {
  const { resources, differences, unread, withoutMetadata } = compared;
  const { unexplained, explained, outdated } = differences;
  const tell = (line: string) => env.stdout.write(`${printable(line)}\n`);
  const warn = (line: string) => env.stderr.write(`${printable(line)}\n`);
  for (const { resource, because } of unread) warn(`unread     ${resource}: ${because}`);
  for (const { resource, address } of withoutMetadata) {
    tell(`left out  ${resource}: no metadata of ${address}`);
  }
  for (const { difference, because } of explained) {
    tell(`explained  ${difference.resource}.${difference.field} ${difference.about}: ${because}`);
  }
  for (const { resource, field, about } of outdated) {
    warn(
      `outdated   ${resource}.${field} ${about}: it no longer differs; remove it from manifest/drift.yaml`,
    );
  }
  for (const { resource, field, about, manifest, server } of unexplained) {
    tell(`differs    ${resource}.${field} ${about}: manifest ${manifest}, server ${server}`);
  }
  tell(
    `${resources.size} resources compared with ${source}: ${unexplained.length} unexplained, ${explained.length} explained${unread.length > 0 ? `, ${unread.length} could not be read` : ''}.`,
  );
}
