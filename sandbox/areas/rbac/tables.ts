export default `
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
`;
