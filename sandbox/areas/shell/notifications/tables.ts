/** One row per recipient; copies of one message share an id. Times are in milliseconds since 1970. */
export default `
CREATE TABLE IF NOT EXISTS site_messages (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  sender TEXT NOT NULL,
  date_created INTEGER NOT NULL,
  read_at INTEGER,
  PRIMARY KEY (id, user_id)
);
CREATE INDEX IF NOT EXISTS site_messages_unread ON site_messages (user_id, read_at, date_created);
`;
