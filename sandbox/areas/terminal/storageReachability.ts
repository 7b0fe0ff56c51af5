import type { ErrorBody } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { SharedField } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';

/** Fields of both kinds of storages. */
export type StorageField = SharedField<'terminal.replaystorage' | 'terminal.commandstorage'>;

/** Host names that never resolve (RFC 2606, section 2). */
const UNREACHABLE = /\.invalid(?=[:/"]|$)/;

/** Whether a storage is reachable: all are, except those with such a host name. */
export function isStorageReachable(row: RowWith<StorageField>): boolean {
  return !UNREACHABLE.test(String(row['meta'] ?? ''));
}

/**
 * The errors of the hosts of a search cluster, by index: each is an address with `http` or `https` and a host
 * (observed: a word is refused).
 */
export function hostErrors(hosts: unknown): ErrorBody | undefined {
  if (!Array.isArray(hosts)) return undefined;
  const wrong = hosts.flatMap((host: unknown, index): [string, ErrorBody][] =>
    isHost(String(host)) ? [] : [[String(index), [{ say: serverMessages.notAUrl }]]],
  );
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

function isHost(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
