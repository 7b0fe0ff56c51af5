import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_RECORDINGS, readRecordings, recordedServer } from '../drift/recordings.ts';
import { askServer, fetchMetadata, type FetchResult } from '../drift/server.ts';
import type { ApiFacts } from '../model/server.ts';
import type { Located } from '../read/located.ts';
import type { ServerTableSource } from '../schema/generated/manifest.ts';
import { parseProject } from '../compile/parseProject.ts';
import type { ServerMetadata } from '../server/metadata.ts';
import { tableOf, type SaidOf } from '../server/said.ts';
import { metadataIn } from '../server/table.ts';
import { UsageError, type CliEnvironment } from './environment.ts';
import type { ServerLogin } from './serverLogin.ts';

/**
 * Gives field metadata of addresses below the root of the API: from a server, from a folder of recordings, or from the table that
 * was made of one of them.
 */
export interface MetadataSource {
  /** Printed in messages. */
  readonly name: string;
  /** Every address with metadata; unknown for a live server. */
  readonly addresses?: readonly string[];
  /** Undefined when there is no metadata for this address. */
  metadata(address: string): Promise<FetchResult | undefined>;
  /** Everything that it says of itself, and what could not be read; a live server is asked about these addresses. */
  said(addresses: readonly string[]): Promise<ReadTable>;
}

/** What a source says of a server. */
interface ReadTable extends Pick<SaidOf, 'unread'> {
  readonly table: ServerTableSource;
}

interface MetadataOptions {
  /** URL, folder or table; when absent, the default folder of recordings. */
  readonly from: string | undefined;
  /** Who asks a live server. */
  readonly login: ServerLogin;
  readonly project: string;
  /** How the API of the project is asked. */
  readonly apiFacts: ApiFacts;
  /** The tables of the project. */
  readonly servers: readonly Located<ServerTableSource>[];
}

/** @returns undefined when no source was given, there are no recordings, and the project has no table */
export function openMetadata(
  options: MetadataOptions,
  env: CliEnvironment,
): MetadataSource | undefined {
  const { from } = options;
  if (from !== undefined && /^https?:\/\//.test(from)) {
    const access = { origin: from, ...options.login, fetch, apiFacts: options.apiFacts };
    return {
      name: from,
      metadata: (address) => fetchMetadata(address, access),
      said: async (addresses) => {
        const { said, unread } = await askServer(addresses, access);
        return { table: tableOf(said), unread };
      },
    };
  }
  const named = from ?? env.variables['GATEHOUSE_RECORDINGS'];
  const folder =
    named === undefined ? resolve(options.project, DEFAULT_RECORDINGS) : resolve(env.cwd, named);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return tableIn(folder) ?? recordings(folder, options.apiFacts.root);
  if (from !== undefined) {
    throw new UsageError(`${from} is neither a URL nor a folder of recordings or of a table.`);
  }
  const [table] = options.servers;
  if (table) return sourceOf(dirname(table.file), table.value);
  return undefined;
}

/** A folder such as `manifest/servers/v2.23`; undefined when it is another one. */
function tableIn(folder: string): MetadataSource | undefined {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  if (files.length === 0) return undefined;
  const manifests = files.map((name) => ({
    path: `manifest/servers/table/${name}`,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
  const { project } = parseProject({ manifests, locales: [], overrides: [] });
  const [table] = project.servers;
  return table && sourceOf(folder, table.value);
}

function sourceOf(name: string, table: ServerTableSource): MetadataSource {
  return {
    name,
    addresses: Object.keys(table.addresses ?? {}).filter(
      (address) => !address.includes('?') && metadataIn(table, address),
    ),
    said: async () => ({ table, unread: [] }),
    metadata: async (address) => foundIn(metadataIn(table, address)),
  };
}

function foundIn(metadata: ServerMetadata | undefined): FetchResult | undefined {
  return metadata && { kind: 'found', metadata };
}

function recordings(folder: string, root: string): MetadataSource {
  const files = {
    list: () => readdirSync(folder).toSorted(),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
  };
  const metadataByAddress = readRecordings(files, root);
  return {
    name: folder,
    said: async () => ({ table: tableOf(recordedServer(files, root)), unread: [] }),
    // An address with a query is a filtered view of the address without it.
    addresses: [...metadataByAddress.keys()].filter((address) => !address.includes('?')).toSorted(),
    metadata: async (address) => foundIn(metadataByAddress.get(address)),
  };
}
