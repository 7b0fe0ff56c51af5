import { request } from '@gatehouse-console/engine/api/client.ts';
import { DANGEROUS } from '../../../terminal/dangerous.ts';
import { readStorages, type CommandStorage } from '../../../terminal/commandStorages.ts';
import type { WorkCount } from './workScope.ts';

/** `default(server)(3)`: the server writes the number behind the name of a storage. */
const COUNT = /\((\d+)\)$/;

/**
 * The dangerous commands since a moment, by storage. One call counts those of all storages.
 *
 * @param since ISO 8601
 */
export async function dangerousByStorage(since: string, signal: AbortSignal) {
  const body = await request('terminal/command-storages/tree', {
    query: { real: 1, risk_level: DANGEROUS, date_from: since },
    quiet: true,
    signal,
  });
  return countsOf(readStorages(body));
}

/** The numbers in the names of the storages; one without a number could not be searched. */
export function countsOf(storages: readonly CommandStorage[]) {
  const counts = storages.flatMap((storage) => {
    const [, count] = COUNT.exec(storage.label) ?? [];
    return storage.open && count !== undefined ? [{ storage, count: Number(count) }] : [];
  });
  return {
    /** The storages that can be searched, with the numbers of their dangerous commands. */
    counts,
    /** Names of the storages that could not be searched. */
    silent: storages
      .filter(({ id }) => !counts.some(({ storage }) => storage.id === id))
      .map(({ label }) => label),
  };
}

/** All of them, and the storage with the most, which the list opens. */
export function totalOfStorages({ counts, silent }: ReturnType<typeof countsOf>): WorkCount {
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    ...(silent.length > 0 && { incomplete: { reason: 'noAnswer', names: silent.join(', ') } }),
    ...(most && { query: { storage: most.storage.id } }),
  };
}
