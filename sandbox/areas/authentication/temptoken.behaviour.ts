import { findRow, recordOf } from '../../kernel/resources/answer.ts';
import { createRecord } from '../../kernel/resources/write.ts';
import { resourceIn, type Sandbox, resourceOf, personOf } from '../../kernel/core/sandbox.ts';
import { publicSettings } from '../../kernel/core/settings.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { created, ok, patch, post } from '../../kernel/core/endpoints.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';

const RESOURCE = 'authentication.temptoken';
const TOKENS = table(RESOURCE);
type TokenRow = RowOf<typeof RESOURCE>;
const SECRET_LENGTH = 36;
/** spec 1, section 9: a temporary password is valid for 300 seconds. */
const TEMPORARY_PASSWORD_LIFETIME_MS = 300_000;

function isValid(row: TokenRow, now: number): boolean {
  return row['verified'] !== 1 && Number(row['date_expired']) > now;
}

/** People create and revoke their own temporary passwords. Source: protocol, section 8.2. */
export const tempTokens: BehaviourOf<typeof RESOURCE> = {
  computed: ['is_valid'],
  readOnly: true,
  scope: (call) => equals(TOKENS.username, personOf(call).username),
  beforeSave(values, call, existing) {
    if (existing) return;
    values['username'] = personOf(call).username;
    values['secret'] = call.sandbox.random.token(SECRET_LENGTH);
    values['verified'] = false;
    values['date_expired'] = call.now + TEMPORARY_PASSWORD_LIFETIME_MS;
  },
  represent(rows, records, call) {
    for (const [row, record] of paired(rows, records)) {
      record['is_valid'] = isValid(row, call.now);
    }
  },
  endpoints: [
    post('authentication/temp-tokens', 'authentication.add_temptoken', (call) => {
      const resource = resourceOf(call.sandbox, RESOURCE);
      const id = createRecord(resource, {}, call);
      return created(recordOf(resource, id, call));
    }),
    patch(
      'authentication/temp-tokens/:id/expire',
      'authentication.change_temptoken',
      (call, { id = '' }) => {
        const resource = resourceOf(call.sandbox, RESOURCE);
        const row = findRow(resource, id, call);
        setColumns(call.sandbox, RESOURCE, row['id'], {
          date_expired: call.now,
          date_updated: call.now,
        });
        return ok(recordOf(resource, row['id'] ?? null, call));
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
  const tokens: readonly TokenRow[] = sandbox.database.all(
    `SELECT * FROM ${TOKENS} WHERE ${TOKENS.username} = ?`,
    [username],
  );
  const row = tokens.find((one) => one['secret'] === password && isValid(one, now));
  if (!row) return false;
  setColumns(sandbox, RESOURCE, row['id'], { verified: 1, date_verified: now });
  return true;
}
