import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ServerMetadata } from '../drift/metadata.ts';
import { readFactTable } from '../drift/factTable.ts';
import { DEFAULT_RECORDINGS, readRecordings } from '../drift/recordings.ts';
import { fetchMetadata, type FetchResult } from '../drift/server.ts';
import { UsageError, type CliEnvironment } from './environment.ts';
import type { ServerLogin } from './serverLogin.ts';

/**
 * Gives field metadata of addresses below `/api/v1/`: from a server, from a folder of recordings or from a fact
 * table.
 */
export interface MetadataSource {
  /** Printed in messages. */
  readonly name: string;
  /** Every address with metadata; unknown for a live server. */
  readonly addresses?: readonly string[];
  /** Undefined when there is no metadata for this address. */
  metadata(address: string): Promise<FetchResult | undefined>;
}

interface MetadataOptions {
  /** URL, folder or table; when absent, the default folder of recordings. */
  readonly from: string | undefined;
  /** Who asks a live server. */
  readonly login: ServerLogin;
  readonly project: string;
}

/** @returns undefined when no source was given and the default folder of recordings does not exist */
export function openMetadata(
  options: MetadataOptions,
  env: CliEnvironment,
): MetadataSource | undefined {
  const { from } = options;
  if (from !== undefined && /^https?:\/\//.test(from)) {
    const access = { origin: from, ...options.login, fetch };
    return { name: from, metadata: (address) => fetchMetadata(address, access) };
  }
  const named = from ?? env.variables['GATEHOUSE_RECORDINGS'];
  const folder =
    named === undefined ? resolve(options.project, DEFAULT_RECORDINGS) : resolve(env.cwd, named);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return recordings(folder);
  const table = found?.isFile() ? readFactTable(readFileSync(folder, 'utf8')) : undefined;
  if (table) return sourceOf(folder, table);
  if (from !== undefined) {
    throw new UsageError(`${from} is neither a URL, a folder of recordings nor a table of facts.`);
  }
  return undefined;
}

function recordings(folder: string): MetadataSource {
  const found = readRecordings({
    list: () => readdirSync(folder).toSorted(),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
  });
  return sourceOf(folder, found);
}

function sourceOf(name: string, found: ReadonlyMap<string, ServerMetadata>): MetadataSource {
  return {
    name,
    // An address with a query is a filtered view of the address without it.
    addresses: [...found.keys()].filter((address) => !address.includes('?')).toSorted(),
    metadata: async (address) => {
      const metadata = found.get(address);
      return metadata && { kind: 'found', metadata };
    },
  };
}
