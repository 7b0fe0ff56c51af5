import type { Database } from './database.ts';

/** Tables that belong to no resource. Times are in milliseconds since 1970. */
const TABLES = `
CREATE TABLE IF NOT EXISTS server_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (
  key TEXT PRIMARY KEY,
  user_id TEXT,
  private_key TEXT,
  public_key TEXT,
  mark TEXT,
  date_login INTEGER,
  date_used INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS resource_caches (
  spm TEXT PRIMARY KEY,
  ids TEXT NOT NULL,
  date_expired INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS person_facts (
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (user_id, name)
);
`;

/** @param others `CREATE TABLE IF NOT EXISTS` statements of the areas */
export function createSystemTables(database: Database, others: readonly string[]): void {
  for (const tables of [TABLES, ...others]) database.script(tables);
}

export function readFact(database: Database, name: string): string | undefined {
  const row = database.get('SELECT value FROM server_facts WHERE name = ?', [name]);
  return row ? String(row['value']) : undefined;
}

export function writeFact(database: Database, name: string, value: string): void {
  database.run('INSERT OR REPLACE INTO server_facts (name, value) VALUES (?, ?)', [name, value]);
}
