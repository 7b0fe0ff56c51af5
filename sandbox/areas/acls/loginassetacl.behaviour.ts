import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import { messages } from './messages.ts';
import type {
  BehaviourOf,
  ErrorsOf,
  ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const RESOURCE = 'acls.loginassetacl';

/** Protocols of a rule about logins to assets. Source: contract: acls, sections 2 and 4. */
const PROTOCOLS = new Set(['*', 'ssh', 'telnet']);

/** Rules about logins to assets: reviewers are required, and only some protocols are allowed. */
export const assetLoginAcls: BehaviourOf<typeof RESOURCE> = {
  bulkDelete: 'ids',
  // The server accepts empty lists, with which a rule concerns nobody; the console's form wants an entry.
  serverFields: {
    users: withoutMinimum,
    system_users: withoutMinimum,
    assets: withoutMinimum,
  },
  validate(values, call): ErrorsOf<typeof RESOURCE> {
    const reviewers = values['reviewers'];
    const nobody = Array.isArray(reviewers) && reviewers.length === 0;
    const organization = call.organization.name;
    const errors = protocolErrors(values);
    if (nobody) errors['reviewers'] = [{ say: messages.reviewersMissing, with: { organization } }];
    return errors;
  },
};

function withoutMinimum(field: FieldModel): FieldModel {
  const fields = (field.fields ?? []).map((list) => ({ ...list, minLength: 0 }));
  return { ...field, fields };
}

function protocolErrors(values: ValuesOf<typeof RESOURCE>): ErrorsOf<typeof RESOURCE> {
  const { protocol_group: group } = Object(values['system_users']);
  const wrong = textsOf(group).filter((protocol) => !PROTOCOLS.has(protocol));
  if (wrong.length === 0) return {};
  const protocols = wrong.join(', ');
  return {
    system_users: { protocol_group: [{ say: messages.protocolsUnknown, with: { protocols } }] },
  };
}
