import type { ReadableFiles } from '../../edit/draft.ts';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { parseProject } from '../../compile/parseProject.ts';
import { derive } from '../../derive/derive.ts';
import type { ApiFacts } from '../../model/server.ts';
import type { ServerMetadata } from '../../server/metadata.ts';
import { printable, printableLines } from '../../report/printable.ts';
import { firstLanguage } from '../../scaffold/addTexts.ts';
import { introspect } from '../../scaffold/introspect.ts';
import { isResourceId, LIST_ADDRESS } from '../../scaffold/names.ts';
import { tellOrWrite } from '../changes.ts';
import { addCommand, answer, collect, type Answer, type CommonOptions } from '../command.ts';
import { DraftProject } from '../draftProject.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles, NO_FILES, readSources, type FileSystem } from '../files.ts';
import {
  introspectLines,
  introspectPreview,
  introspectResult,
  leftOutLines,
  type Unread,
} from '../introspectReport.ts';
import { tableLines, updateTable } from '../introspectTable.ts';
import { openMetadata, type MetadataSource } from '../metadataSource.ts';
import { addLoginOptions, readLogin, type LoginOptions } from '../serverLogin.ts';

interface IntrospectOptions extends CommonOptions, LoginOptions {
  readonly api?: readonly string[];
  readonly resource?: string;
  readonly out?: string;
  readonly table?: string;
  readonly write?: true;
}

/** `things` or `app/things`; longer addresses are single records or parts of a list. */
const SHORT_ADDRESS = /^[^/]+(?:\/[^/]+)?$/;
/** Some resources differ by their query alone: `settings/setting?category=basic`. */
const QUERY = /\?[\w=&-]*$/;

export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'introspect <url-or-dir>',
    "write resource manifests and their texts from a server's metadata",
  )
    .option(
      '--api <address>',
      'address below the root of the API, for example users/users; when left out, all of a folder, and of a server those of the resources in the project',
      collect,
    )
    .option('--resource <id>', 'id of the resource, for example users.user')
    .option(
      '--out <dir>',
      'the project to write into instead of printing; to resources that are there, only missing fields and their texts are added',
    );
  command
    .option(
      '--table <version>',
      'instead of resources: what the server says of itself, for manifest/servers/<version>/; shows what is other than there',
    )
    .option('--write', 'with --table: write it');
  addLoginOptions(command).addHelpText(
    'after',
    '\nKept: types, choices with their names, defaults, limits, help texts, and what is inside of objects and lists.\n' +
      'Of a reference the metadata does not say whose records it names: a comment asks you.\n' +
      'What stands in the project stays as it is; fields that differ or that the server no longer has are told.\n' +
      'What a manifest cannot name is left out and told.\n' +
      'Exit code 1: some addresses could not be read, or something was left out.',
  );
  answer<IntrospectOptions>(command, env, async ({ args: [from = ''], options, folder, files }) => {
    const written = options.out !== undefined;
    const disk = written ? diskFiles(resolve(env.cwd, options.out)) : NO_FILES;
    const draft = new DraftProject(disk);
    const login = readLogin(options, env);
    // Names of choices and helps are told in the language of the caller.
    const headers = { 'Accept-Language': firstLanguage(draft.project()), ...login.headers };
    const { apiFacts } = derive(
      written ? draft.project() : parseProject(readSources(files)).project,
    );
    const source = openMetadata(
      { from, login: { ...login, headers }, project: folder, servers: [], apiFacts },
      env,
    );
    if (!source) throw new UsageError(`${from} is neither a URL nor a folder.`);
    if (options.table !== undefined) {
      return tableAnswer(options.table, { source, files, write: options.write === true });
    }
    const { resource } = options;
    const { metadata, unread } = await readAll(
      source,
      addressesOf(source, options, files, apiFacts),
    );
    const result = introspect(draft, metadata, resource === undefined ? undefined : () => resource);
    const report = { result, changes: draft.changes(), unread };
    if (written) tellOrWrite(draft, disk, true);
    const leftOut = leftOutLines(report);
    return {
      result: introspectResult(report, written),
      out: written ? introspectLines(report) : introspectPreview(report),
      err: leftOut,
      exit: leftOut === '' ? EXIT.fine : EXIT.findings,
    };
  });
}

/** What the server says otherwise than its table; a live one is asked about the addresses that the project knows. */
async function tableAnswer(
  version: string,
  { source, files, write }: { source: MetadataSource; files: FileSystem; write: boolean },
): Promise<Answer> {
  const draft = new DraftProject(files);
  const project = draft.project();
  const knownAddresses = derive(project).api.map(({ address }) => address);
  const { table, unread } = await source.said(knownAddresses);
  const changes = updateTable(draft, version, table, unread);
  const outcome = tellOrWrite(draft, files, write);
  return {
    result: { changes, unread, ...outcome },
    out: printableLines(tableLines(changes)),
    err: printableLines(unread.map(({ address, because }) => `unread   ${address} ${because}`)),
    exit: unread.length > 0 ? EXIT.findings : EXIT.fine,
  };
}

/** @throws UsageError when nothing could be read at all */
async function readAll(
  source: MetadataSource,
  addresses: readonly string[],
): Promise<{ readonly metadata: readonly ServerMetadata[]; readonly unread: readonly Unread[] }> {
  const metadata: ServerMetadata[] = [];
  const unread: Unread[] = [];
  // One after the other: a server that users work with is not to be flooded.
  for (const address of addresses) {
    const isList = LIST_ADDRESS.test(address.replace(QUERY, ''));
    const read = isList ? await source.metadata(address) : undefined;
    if (read?.kind === 'found') metadata.push(read.metadata);
    else {
      const because = isList
        ? (read?.message ?? `${source.name} has no field metadata of ${address}.`)
        : `'${address}' is no address of a list.`;
      unread.push({ address, because });
    }
  }
  if (metadata.length > 0) return { metadata, unread };
  throw new UsageError(unread.map(({ because }) => printable(because)).join('\n'));
}

function addressesOf(
  source: MetadataSource,
  options: IntrospectOptions,
  project: ReadableFiles,
  { root }: ApiFacts,
): readonly string[] {
  const lists = source.addresses?.filter((address) => SHORT_ADDRESS.test(address));
  const addresses = (options.api ?? lists ?? addressesOfProject(project)).map((address) =>
    withoutStart(withoutStart(address, root), root.slice(1)).replace(/^\/|\/+$/g, ''),
  );
  if (options.resource !== undefined && !isResourceId(options.resource)) {
    throw new UsageError(
      `'${options.resource}' is no id of a resource. Write app.model, as in users.user.`,
    );
  }
  if (addresses.length === 0) {
    throw new UsageError('Say which address to look at, for example --api users/users.');
  }
  if (options.resource !== undefined && addresses.length > 1) {
    throw new UsageError('--resource names one resource: give one --api address with it.');
  }
  return addresses;
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** A live server does not list its addresses: those of the resources that the project has. */
function addressesOfProject(files: ReadableFiles): readonly string[] {
  const { resources } = derive(parseProject(readSources(files)).project);
  const addresses = [...resources.values()]
    .filter(({ definition: { fields, like, single } }) => fields && !like && !single)
    .map(({ definition }) => definition.api)
    .filter((api) => !api.includes(':'));
  return [...new Set(addresses)].toSorted();
}
