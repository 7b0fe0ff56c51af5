import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { projectModel } from '../projectModel.ts';

const model = projectModel();

/** Names of fields, including paths of those inside objects. */
function namesOf(resource: string): ReadonlySet<string> {
  const below = (fields: readonly FieldModel[], path: string): readonly string[] =>
    fields.flatMap((field) => [
      path + field.name,
      ...below(field.fields ?? [], `${path}${field.name}.`),
    ]);
  return new Set(below(model.resources.get(resource)?.definition.fields ?? [], ''));
}

function choicesOf(resource: string, name: string): readonly unknown[] {
  const fields = model.resources.get(resource)?.definition.fields ?? [];
  return fields.find((field) => field.name === name)?.choices?.map(({ value }) => value) ?? [];
}

const FACTS: readonly (readonly [entity: string, resource: string, fields: string])[] = [
  [
    'a user',
    'users.user',
    `name username email phone wecom_id dingtalk_id feishu_id system_roles org_roles groups mfa_level
     public_key source is_active date_expired date_joined last_login date_password_last_updated comment`,
  ],
  [
    'an asset',
    'assets.asset',
    `hostname ip public_ip protocols platform admin_user domain nodes labels comment number cpu_model
     cpu_count cpu_cores memory disk_total os vendor model sn connectivity is_active created_by
     date_created`,
  ],
  ['a domain', 'assets.domain', 'name gateway_count'],
  ['a gateway', 'assets.gateway', 'domain port protocol'],
  ['a label', 'assets.label', 'name value'],
  ['an application', 'applications.application', 'type category attrs.path name'],
  [
    'a user login rule',
    'acls.loginacl',
    'name user rules.ip_group action priority date_created created_by',
  ],
  [
    'an asset login rule',
    'acls.loginassetacl',
    `users.username_group assets.hostname_group assets.ip_group system_users.name_group
     system_users.protocol_group system_users.username_group reviewers`,
  ],
  [
    'a session',
    'terminal.session',
    'id user asset system_user protocol login_from remote_addr date_start date_end is_finished',
  ],
];

describe('the entities of the product (spec 2, section 3)', () => {
  it.each(FACTS)('hold every fact of %s', (_, resource, fields) => {
    const names = namesOf(resource);
    expect(fields.split(/\s+/).filter((field) => !names.has(field))).toEqual([]);
  });

  it('know an asset as reachable, unreachable or unknown', () => {
    expect(choicesOf('assets.asset', 'connectivity')).toEqual(['unknown', 'ok', 'failed']);
  });
});
