import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';

/** Failed attempts that count until they expire: per username and per address. */
const COUNTERS = { login_failures: 'username', address_failures: 'address' } as const;
type Counter = keyof typeof COUNTERS;

const MINUTE_MS = 60_000;

/** The failures that still count. */
export function failuresOf({ database, clock }: Sandbox, counter: Counter, key: string): number {
  const row = database.get(
    `SELECT failures FROM ${counter} WHERE ${COUNTERS[counter]} = ? AND date_expired > ?`,
    [key, clock()],
  );
  return Number(row?.['failures'] ?? 0);
}

/** Sets the failures, which count for some minutes. */
export function setFailures(
  { database, clock }: Sandbox,
  counter: Counter,
  key: string,
  failures: number,
  minutes: number,
): void {
  database.run(
    `INSERT OR REPLACE INTO ${counter} (${COUNTERS[counter]}, failures, date_expired) VALUES (?, ?, ?)`,
    [key, failures, clock() + minutes * MINUTE_MS],
  );
}

export function clearFailures({ database }: Sandbox, counter: Counter, key: string): void {
  database.run(`DELETE FROM ${counter} WHERE ${COUNTERS[counter]} = ?`, [key]);
}
