import {
  type Call,
  type ServerResource,
  resourceOf,
  type Endpoint,
} from '../../kernel/core/sandbox.ts';
import type { ApiAddress, Permission } from '../../../generated/names.ts';
import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import { represent } from '../../kernel/resources/represent.ts';
import type { SharedField } from '../../kernel/core/tables.ts';
import { requireConfirmation } from '../authentication/confirmation.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';

type Accounts = 'assets.authbook' | 'applications.account';
type AccountField = SharedField<Accounts>;

/** The secrets of an account that its secrets address shows. */
const SECRET_FIELDS: ReadonlySet<string> = new Set<AccountField>([
  'password',
  'private_key',
  'public_key',
]);

/**
 * Addresses with the secrets of accounts, for people who have just confirmed their identity: the list, which is
 * also exported to files, and a single account (protocol, sections 6 and 9).
 */
export function secretEndpoints(
  resourceId: Accounts,
  address: Extract<ApiAddress, `${string}/account-secrets`>,
  permission: Permission,
): readonly Endpoint[] {
  const facts = {
    shows: withSecrets,
    // Metadata requires confirmation as well (protocol, section 9).
    metadata: (call: Call) => {
      requireConfirmation(call);
      return undefined;
    },
  };
  const confirmed = (call: Call) => {
    requireConfirmation(call);
    return withSecrets(resourceOf(call.sandbox, resourceId));
  };
  const answerOne: Endpoint['answer'] = (call, { id = '' }) => {
    const resource = confirmed(call);
    return ok(represent(resource, [findRow(resource, id, call)], call)[0]);
  };
  return [
    get(address, permission, (call) => listRecords(confirmed(call), call), facts),
    get(`${address}/:id`, permission, answerOne, facts),
  ];
}

function withSecrets(resource: ServerResource): ServerResource {
  return {
    ...resource,
    fields: resource.fields.map((field) => {
      if (!SECRET_FIELDS.has(field.name)) return field;
      const { writeOnly: _hidden, ...told } = field;
      return told;
    }),
  };
}

/** Accounts have their dates without a zone (protocol, section 0). */
export function withoutZone(record: RecordValues<AccountField>): void {
  for (const name of ['date_created', 'date_updated'] as const) {
    const value = record[name];
    if (typeof value === 'string') record[name] = value.replace(/ [+-]\d{4}$/, '');
  }
}
