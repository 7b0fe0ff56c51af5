import {
  type Call,
  type ServerResource,
  resourceOf,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { ApiAddress, Permission } from '#project/generated/names.ts';
import { findRow, listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import type { SharedField } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { requireConfirmation } from '../authentication/confirmation.ts';
import type { RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { storedTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';

type Accounts = 'assets.authbook' | 'applications.account';
type AccountField = SharedField<Accounts>;

/** The secrets of an account that its secrets address shows. */
const SECRET_FIELDS: ReadonlySet<string> = new Set<AccountField>([
  'password',
  'private_key',
  'public_key',
]);

/**
 * Addresses with the secrets of accounts, for users who have just confirmed their identity: the list, which is
 * also exported to files, and a single account (protocol, sections 6 and 9).
 */
export function secretEndpoints(
  resourceId: Accounts,
  address: Extract<ApiAddress, `${string}/account-secrets`>,
  permission: Permission,
): readonly Endpoint[] {
  const confirmed = (call: Call) => {
    requireConfirmation(call);
    return withSecrets(resourceOf(call.sandbox, resourceId));
  };
  // Metadata requires confirmation as well (protocol, section 9).
  const facts = { shows: withSecrets, metadata: (call: Call) => requireConfirmation(call) };
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
      const { writeOnly: _hidden, ...readable } = field;
      return readable;
    }),
  };
}

/** Accounts have their dates without a zone (protocol, section 0). */
export const WITHOUT_ZONE = {
  date_created: plainDate('date_created'),
  date_updated: plainDate('date_updated'),
};

function plainDate(name: 'date_created' | 'date_updated') {
  return (_rows: unknown, call: Call) => (row: RowWith<AccountField>) =>
    storedTime(row[name], call)?.replace(/ [+-]\d{4}$/, '') ?? null;
}
