import type { Command } from 'commander';
import { parseProject } from '../../compile/parseProject.ts';
import {
  compareResource,
  sortDifferences,
  type Difference,
  type SortedDifferences,
} from '../../drift/compare.ts';
import { withQuery } from '../../server/metadata.ts';
import type { ConsoleModel } from '../../model/console.ts';
import { groupBy } from '../../model/groupBy.ts';
import { printableLines } from '../../report/printable.ts';
import type { DriftSource } from '../../schema/generated/manifest.ts';
import { compileProject } from '../build.ts';
import { addCommand, answer, type Answer, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { answeredTable, changesTold, tableLines, type ToldChange } from '../introspectTable.ts';
import { asPattern } from '../../link/walk/addresses.ts';
import { namesOfKind } from '../../link/walk/nameUses.ts';
import { servedModel } from '../../model/servedModel.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { versionOf } from '../../server/versions.ts';
import { pick } from 'es-toolkit/object';
import { readSources } from '../files.ts';
import { openMetadata, type MetadataSource } from '../metadataSource.ts';
import { derive } from '../../derive/derive.ts';
import { addLoginOptions, readLogin, type LoginOptions } from '../serverLogin.ts';

interface DriftOptions extends CommonOptions, LoginOptions {
  readonly server?: string;
}

export function register(program: Command, env: CliEnvironment): void {
  const command = addLoginOptions(
    addCommand(
      program,
      'drift [url-or-dir]',
      "compare the manifests' fields with a server's metadata (recordings by default)",
    ),
  )
    .option('--server <version>', 'the version of the server that it is; the first one by default')
    .addHelpText(
      'after',
      '\nRecordings are looked for at GATEHOUSE_RECORDINGS, else at ../shared/contract/recorded.\n' +
        'Without them the manifests are compared with the table that was made of them, manifest/servers/.\n' +
        'Differences that are meant stand with their reason in manifest/drift.yaml.\n' +
        'Exit code 1: something differs without a reason, or a server did not answer some addresses.',
    );
  answer<DriftOptions>(command, env, async ({ args: [from], options, folder, files }) => {
    const { project: written } = parseProject(readSources(files));
    const { drift } = written;
    const version = options.server ?? versionOf(written.servers[0] ?? NO_TABLE);
    const servers = written.servers.filter((table) => versionOf(table) === version);
    if (options.server !== undefined && servers.length === 0) {
      throw new UsageError(`There is no table of the server '${version}' in manifest/servers/.`);
    }
    const login = readLogin(options, env);
    const source = openMetadata(
      { from, login, project: folder, servers, apiFacts: derive(written).apiFacts },
      env,
    );
    if (!source) {
      return {
        result: NOTHING,
        out: 'Nothing was compared: there are no recordings. Name a folder or a server, or set GATEHOUSE_RECORDINGS.\n',
      };
    }
    const project = await compileProject(files, NOTHING);
    const model = servedModel(project.model, version);
    const compared = await compareAll(model, source, drift?.value);
    const gone = await dependedOn(parseProject(project.sources).project, servers[0], source);
    const { resources, differences, unread, withoutMetadata } = compared;
    return {
      found: project,
      result: { compared: [...resources], ...differences, unread, withoutMetadata, server: gone },
      ...textOf(compared, gone, source.name),
      // What was not read was not compared: that is no agreement.
      exit:
        differences.unexplained.length + unread.length + gone.length > 0
          ? EXIT.findings
          : EXIT.fine,
    };
  });
}

const NO_TABLE = { file: '' };

/** The answer in JSON when nothing was compared. */
const NOTHING: object = {
  compared: [],
  unexplained: [],
  explained: [],
  outdated: [],
  unread: [],
  withoutMetadata: [],
  server: [],
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
    const read = await source.metadata(address);
    if (!read) withoutMetadata.push({ resource: id, address });
    else if (read.kind === 'failed') unread.push({ resource: id, because: read.message });
    else {
      resources.add(id);
      differences.push(...compareResource(resource, read.metadata));
    }
  }
  if (resources.size + unread.length === 0) {
    throw new UsageError(`${source.name} has no field metadata of any resource of this project.`);
  }
  const sorted = sortDifferences(differences, drift, resources);
  return { resources, differences: sorted, unread, withoutMetadata };
}

/** What the server says otherwise than its table, of what manifests name besides the fields of resources. */
async function dependedOn(
  project: ParsedProject,
  table: ParsedProject['servers'][number] | undefined,
  source: MetadataSource,
): Promise<readonly ToldChange[]> {
  if (!table) return [];
  const named = new Set(namesOfKind(project, ['address']).map(({ name }) => asPattern(name)));
  const askedAddresses = Object.keys(table.value.addresses ?? {}).filter((address) =>
    named.has(address),
  );
  const { table: servedTable, unread } = await source.said(askedAddresses);
  const askedTable = {
    ...table.value,
    addresses: pick(table.value.addresses ?? {}, askedAddresses),
  };
  const now = answeredTable(askedTable, servedTable, unread);
  // A folder of recordings may have some answers alone.
  const isLive = source.addresses === undefined;
  return changesTold(askedTable, now, project).filter(
    ({ about, change, usedAt }) =>
      about !== 'field' && usedAt.length > 0 && (isLive || change !== 'gone'),
  );
}

function textOf(
  { resources, differences, unread, withoutMetadata }: Compared,
  gone: readonly ToldChange[],
  source: string,
): Pick<Answer, 'out' | 'err'> {
  const { unexplained, explained, outdated } = differences;
  return {
    out: printableLines([
      ...withoutMetadata.map(
        ({ resource, address }) => `left out  ${resource}: no metadata of ${address}`,
      ),
      ...explained.map(
        ({ difference: { resource, field, about }, because }) =>
          `explained  ${resource}.${field} ${about}: ${because}`,
      ),
      ...unexplained.map(
        ({ resource, field, about, manifest, server }) =>
          `differs    ${resource}.${field} ${about}: manifest ${manifest}, server ${server}`,
      ),
      ...tableLines(gone),
      `${resources.size} resources compared with ${source}: ${unexplained.length} unexplained, ${explained.length} explained${unread.length > 0 ? `, ${unread.length} could not be read` : ''}.`,
    ]),
    err: printableLines([
      ...[...groupBy(unread, ({ because }) => because.replace(/^OPTIONS \S+/, '')).values()].map(
        ([{ resource, because }, ...alike]) =>
          `unread     ${resource}${alike.length > 0 ? ` and ${alike.length} others` : ''}: ${because}`,
      ),
      ...outdated.map(
        ({ resource, field, about }) =>
          `outdated   ${resource}.${field} ${about}: it no longer differs; remove it from manifest/drift.yaml`,
      ),
    ]),
  };
}
