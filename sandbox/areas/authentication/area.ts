import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { accessKeys } from './accesskey.behaviour.ts';
import { confirmationEndpoints } from './confirm.endpoints.ts';
import { tempTokens } from './temptoken.behaviour.ts';

export const authenticationArea = {
  behaviours: {
    'authentication.accesskey': accessKeys,
    'authentication.temptoken': tempTokens,
  },
  endpoints: [confirmationEndpoints],
  tables: `
CREATE TABLE IF NOT EXISTS session_confirmations (
  session TEXT PRIMARY KEY,
  date_confirmed INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS confirmation_levels (
  session TEXT PRIMARY KEY,
  level INTEGER NOT NULL
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
CREATE TRIGGER IF NOT EXISTS session_ends AFTER DELETE ON sessions BEGIN
  DELETE FROM session_confirmations WHERE session = OLD.key;
  DELETE FROM pending_logins WHERE session = OLD.key;
  DELETE FROM awaited_logins WHERE session = OLD.key;
END;
CREATE TRIGGER IF NOT EXISTS confirmation_ends AFTER DELETE ON session_confirmations BEGIN
  DELETE FROM confirmation_levels WHERE session = OLD.session;
END;
`,
} satisfies AreaOf<'authentication'>;
