import { membersPart } from '../../kernel/resources/organizationPart.ts';
import { table, type BehaviourOf, type ErrorsOf } from '../../kernel/core/tables.ts';
import type { ErrorBody } from '../../kernel/core/errors.ts';
import { hasLicence } from '../../kernel/core/settings.ts';
import { addressErrors } from '../../kernel/wire/addressRules.ts';
import { ownersMatching } from '../../kernel/resources/ownersMatching.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';
import { paired } from '../../kernel/resources/represent.ts';

const RESOURCE = 'acls.loginacl';
const RULES = table(RESOURCE);

/**
 * Login rules are global, and their bulk delete requires ids (protocol, section 5). An organization shows the
 * rules about its members.
 */
export const loginAcls: BehaviourOf<typeof RESOURCE> = {
  bulkDelete: 'ids',
  putDefaults: { action: undefined },
  scope: (call) => membersPart(call, RULES.user),
  offersChoice: { action: (value, call) => value !== 'confirm' || hasLicence(call.sandbox) },
  filters: {
    user_display: (value) => ownersMatching('users.user', ['name', 'username'], value, RULES.user),
  },
  validate(values): ErrorsOf<typeof RESOURCE> {
    const rules = values['rules'];
    const errors = rules ? ruleErrors(new Map<string, unknown>(Object.entries(rules))) : undefined;
    return errors ? { rules: errors } : {};
  },
  represent(rows, records, call) {
    const named = rows.map((row) => row['user'] ?? null);
    const people = rowsById('users.user', ['username'], named, call);
    for (const [row, record] of paired(rows, records)) {
      record['user_display'] = String(people.get(row['user'] ?? null)?.['username'] ?? '');
    }
  },
};

/** Errors of addresses are listed by index. */
function ruleErrors(rules: ReadonlyMap<string, unknown>): ErrorBody | undefined {
  const wrong = addressErrors(rules.get('ip_group'));
  return wrong && { ip_group: wrong };
}
