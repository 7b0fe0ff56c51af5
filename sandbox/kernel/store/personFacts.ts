import type { Database } from './database.ts';

/** Values that the server stores about a user outside the account: channels, the archive password. */
export function readPersonFact(
  database: Database,
  userId: string,
  name: string,
): string | undefined {
  const row = database.get('SELECT value FROM person_facts WHERE user_id = ? AND name = ?', [
    userId,
    name,
  ]);
  return row ? String(row['value']) : undefined;
}

export function writePersonFact(
  database: Database,
  userId: string,
  name: string,
  value: string,
): void {
  database.run('INSERT OR REPLACE INTO person_facts (user_id, name, value) VALUES (?, ?, ?)', [
    userId,
    name,
    value,
  ]);
}
