import type { Row } from '../store/database.ts';

/** Names that no resolver knows end like this (RFC 2606, section 2). */
const NOWHERE = /\.invalid(?=[:/"]|$)/;

/** The sandbox reaches every storage but one that says of itself that it is nowhere. */
export function storageAnswers(row: Pick<Row, string>): boolean {
  return !NOWHERE.test(String(row['meta'] ?? ''));
}
