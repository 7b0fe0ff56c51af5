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

type Accounts = 'assets.authbook' | 'applications.account';
type AccountField = SharedField<Accounts>;

/** What an account keeps and its secrets address tells. */
const TOLD: ReadonlySet<string> = new Set<AccountField>(['password', 'private_key', 'public_key']);

/**
 * The addresses that tell the secrets of accounts, to those who have just proven who they are: the
 * list, of which files are made, and one account (protocol, sections 6 and 9).
 */
export function secretEndpoints(
  resourceId: Accounts,
  address: Extract<ApiAddress, `${string}/account-secrets`>,
  permission: Permission,
): readonly Endpoint[] {
  const facts = {
    method: 'GET',
    needs: [permission],
    shows: withSecrets,
    // Tells even of its fields only those who have just proven who they are (protocol, section 9).
    metadata: (call: Call) => {
      requireConfirmation(call);
      return undefined;
    },
  } as const;
  return [
    {
      ...facts,
      address,
      answer(call) {
        requireConfirmation(call);
        return listRecords(withSecrets(resourceOf(call.sandbox, resourceId)), call);
      },
    },
    {
      ...facts,
      address: `${address}/:id`,
      answer(call, { id = '' }) {
        requireConfirmation(call);
        const resource = withSecrets(resourceOf(call.sandbox, resourceId));
        return { status: 200, body: represent(resource, [findRow(resource, id, call)], call)[0] };
      },
    },
  ];
}

function withSecrets(resource: ServerResource): ServerResource {
  return {
    ...resource,
    fields: resource.fields.map((field) => {
      if (!TOLD.has(field.name)) return field;
      const { writeOnly: _hidden, ...told } = field;
      return told;
    }),
  };
}

/** Accounts tell their dates without a zone (protocol, section 0). */
export function withoutZone(record: RecordValues<AccountField>): void {
  for (const name of ['date_created', 'date_updated'] as const) {
    const value = record[name];
    if (typeof value === 'string') record[name] = value.replace(/ [+-]\d{4}$/, '');
  }
}
