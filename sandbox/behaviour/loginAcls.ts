import { placeholders, type Row, type SqlValue } from '../store/database.ts';
import { containsPart } from '../resources/query.ts';
import { membersPart } from '../resources/organizationPart.ts';
import type { Call } from '../wire/call.ts';
import type { ErrorBody } from '../wire/errors.ts';
import { hasLicence } from '../endpoints/settings.ts';
import { addressErrors } from './addresses.ts';
import type { Behaviour, FieldErrors } from './behaviour.ts';

/**
 * Login rules are global, and their bulk delete needs ids (protocol facts, section 5). Each is about a
 * person: an organization shows those about its people.
 */
export const loginAcls: Behaviour = {
  bulkDelete: 'ids',
  putDefaults: { action: undefined },
  scope: (call) => membersPart(call, '"user"'),
  offersChoice: (field, value, call) =>
    field !== 'action' || value !== 'confirm' || hasLicence(call.sandbox),
  filters: {
    user_display: (value) => {
      const name = containsPart('name', value);
      const username = containsPart('username', value);
      return {
        sql: `"user" IN (SELECT id FROM r_users_user WHERE ${name.sql} OR ${username.sql})`,
        parameters: [...name.parameters, ...username.parameters],
      };
    },
  },
  validate(values): FieldErrors {
    const rules = values['rules'];
    const errors = rules ? ruleErrors(new Map<string, unknown>(Object.entries(rules))) : undefined;
    return errors ? { rules: errors } : {};
  },
  represent(rows, records, call) {
    const usernames = usernamesOf(
      rows.map((row) => row['user'] ?? null),
      call,
    );
    rows.forEach((row, index) => {
      const record = records[index];
      if (record) record['user_display'] = usernames.get(row['user'] ?? null) ?? '';
    });
  },
};

/** Wrong addresses answer under their index. */
function ruleErrors(rules: ReadonlyMap<string, unknown>): ErrorBody | undefined {
  const wrong = addressErrors(rules.get('ip_group'));
  return wrong && { ip_group: wrong };
}

function usernamesOf(ids: readonly SqlValue[], call: Call): ReadonlyMap<SqlValue, string> {
  const rows: Row[] =
    ids.length === 0
      ? []
      : call.sandbox.database.all(
          `SELECT id, username FROM r_users_user WHERE id IN (${placeholders(ids.length)})`,
          ids,
        );
  return new Map(rows.map((row) => [row['id'] ?? null, String(row['username'])]));
}
