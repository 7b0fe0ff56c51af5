import { findRow, recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import {
  resourceIn,
  type Sandbox,
  personOf,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created, ok, patch, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const RESOURCE = 'authentication.temptoken';
const TOKENS = table(RESOURCE);
type TokenRow = RowOf<typeof RESOURCE>;
const SECRET_LENGTH = 36;
/** spec 1, section 9: a temporary password is valid for 300 seconds. */
const TEMPORARY_PASSWORD_LIFETIME_MS = 300_000;

function isValid(row: TokenRow, now: number): boolean {
  return row['verified'] !== 1 && Number(row['date_expired']) > now;
}

/** Users create and revoke their own temporary passwords. Source: protocol, section 8.2. */
export const tempTokens: BehaviourOf<typeof RESOURCE> = {
  computed: { is_valid: (_rows, call) => (row) => isValid(row, call.now) },
  readOnly: true,
  scope: (call) => equals(TOKENS.username, personOf(call).username),
  beforeSave(values, call, existing) {
    if (existing) return;
    values['username'] = personOf(call).username;
    values['secret'] = call.sandbox.random.token(SECRET_LENGTH);
    values['verified'] = false;
    values['date_expired'] = call.now + TEMPORARY_PASSWORD_LIFETIME_MS;
  },
  endpoints: [
    post('authentication/temp-tokens', 'authentication.add_temptoken', (call) =>
      created(recordOf(RESOURCE, createRecord(RESOURCE, {}, call), call)),
    ),
    patch(
      'authentication/temp-tokens/:id/expire',
      'authentication.change_temptoken',
      (call, { id = '' }) => {
        const row = findRow(RESOURCE, id, call);
        setColumns(call.sandbox, RESOURCE, row['id'], {
          date_expired: call.now,
          date_updated: call.now,
        });
        return ok(recordOf(RESOURCE, row['id'], call));
      },
    ),
  ],
};

/** Whether this temporary password is valid; marks it as used, because it is valid for one login. */
export function takeTemporaryPassword(
  sandbox: Sandbox,
  username: string,
  password: string,
): boolean {
  if (publicSettings(sandbox)['AUTH_TEMP_TOKEN'] !== true || !resourceIn(sandbox, RESOURCE)) {
    return false;
  }
  const now = sandbox.clock();
  const tokens = rowsWhere(sandbox, RESOURCE, equals(TOKENS.username, username));
  const row = tokens.find((token) => token['secret'] === password && isValid(token, now));
  if (!row) return false;
  setColumns(sandbox, RESOURCE, row['id'], { verified: 1, date_verified: now });
  return true;
}
