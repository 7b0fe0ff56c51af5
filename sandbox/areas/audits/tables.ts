export default `
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
`;
