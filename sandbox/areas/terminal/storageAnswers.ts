import type { SharedField } from '../../kernel/core/tables.ts';
import type { RowWith } from '../../kernel/core/values.ts';

/** What storages of recordings and of commands have. */
export type StorageField = SharedField<'terminal.replaystorage' | 'terminal.commandstorage'>;

/** Names that no resolver knows end like this (RFC 2606, section 2). */
const NOWHERE = /\.invalid(?=[:/"]|$)/;

/** The sandbox reaches every storage but one that says of itself that it is nowhere. */
export function storageAnswers(row: RowWith<StorageField>): boolean {
  return !NOWHERE.test(String(row['meta'] ?? ''));
}
