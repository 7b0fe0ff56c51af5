export default `
CREATE TABLE IF NOT EXISTS command_runs (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  command TEXT NOT NULL,
  run_as TEXT NOT NULL,
  hosts TEXT NOT NULL,
  names TEXT NOT NULL,
  date_created INTEGER NOT NULL
);
`;
