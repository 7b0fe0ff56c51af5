import type { Database } from './database.ts';

/** Tables of the server itself: what is not a resource of the console. Times are milliseconds since 1970. */
const TABLES = `
CREATE TABLE IF NOT EXISTS server_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS role_bindings (
  id TEXT PRIMARY KEY,
  "user" TEXT NOT NULL,
  role TEXT NOT NULL,
  scope TEXT NOT NULL,
  org TEXT NOT NULL DEFAULT '',
  UNIQUE ("user", role, scope, org)
);
CREATE INDEX IF NOT EXISTS role_bindings_org ON role_bindings (scope, org, "user");
CREATE INDEX IF NOT EXISTS role_bindings_role ON role_bindings (role, "user");
CREATE TABLE IF NOT EXISTS sessions (
  key TEXT PRIMARY KEY,
  user_id TEXT,
  private_key TEXT,
  public_key TEXT,
  mark TEXT,
  date_login INTEGER,
  date_used INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS session_confirmations (
  session TEXT PRIMARY KEY,
  date_confirmed INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS pending_logins (
  session TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  mark TEXT NOT NULL,
  date_started INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS awaited_logins (
  session TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  mark TEXT NOT NULL,
  ticket TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS otp_secrets (
  user_id TEXT PRIMARY KEY,
  secret TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS bearer_tokens (
  token TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  date_expired INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS resource_caches (
  spm TEXT PRIMARY KEY,
  ids TEXT NOT NULL,
  date_expired INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS login_failures (
  username TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  date_expired INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS address_failures (
  address TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  date_expired INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS task_logs (
  id TEXT PRIMARY KEY,
  date_started INTEGER NOT NULL,
  lines TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS task_log_owners (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  org_id TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS component_tasks (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  args TEXT NOT NULL,
  kwargs TEXT NOT NULL,
  terminal TEXT,
  date_created INTEGER NOT NULL,
  date_finished INTEGER
);
CREATE TABLE IF NOT EXISTS command_runs (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  command TEXT NOT NULL,
  run_as TEXT NOT NULL,
  hosts TEXT NOT NULL,
  names TEXT NOT NULL,
  date_created INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS favorite_assets (
  user_id TEXT NOT NULL,
  asset TEXT NOT NULL,
  PRIMARY KEY (user_id, asset)
);
CREATE TABLE IF NOT EXISTS person_facts (
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (user_id, name)
);
`;

export function createSystemTables(database: Database): void {
  database.script(TABLES);
}

export function readFact(database: Database, name: string): string | undefined {
  const row = database.get('SELECT value FROM server_facts WHERE name = ?', [name]);
  return row ? String(row['value']) : undefined;
}

export function writeFact(database: Database, name: string, value: string): void {
  database.run('INSERT OR REPLACE INTO server_facts (name, value) VALUES (?, ?)', [name, value]);
}
