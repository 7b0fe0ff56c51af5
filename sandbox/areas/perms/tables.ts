export default `
CREATE TABLE IF NOT EXISTS favorite_assets (
  user_id TEXT NOT NULL,
  asset TEXT NOT NULL,
  PRIMARY KEY (user_id, asset)
);
`;
