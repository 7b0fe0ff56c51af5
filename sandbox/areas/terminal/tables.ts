export default `
CREATE TABLE IF NOT EXISTS component_tasks (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  args TEXT NOT NULL,
  kwargs TEXT NOT NULL,
  terminal TEXT,
  date_created INTEGER NOT NULL,
  date_finished INTEGER
);
`;
