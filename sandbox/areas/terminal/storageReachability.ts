import type { SharedField } from '../../kernel/core/tables.ts';
import type { RowWith } from '../../kernel/core/values.ts';

/** Fields of both kinds of storages. */
export type StorageField = SharedField<'terminal.replaystorage' | 'terminal.commandstorage'>;

/** Host names that never resolve (RFC 2606, section 2). */
const UNREACHABLE = /\.invalid(?=[:/"]|$)/;

/** Whether a storage is reachable: all are, except those with such a host name. */
export function isStorageReachable(row: RowWith<StorageField>): boolean {
  return !UNREACHABLE.test(String(row['meta'] ?? ''));
}
