import { describe, expect, it } from 'vitest';
import { fieldsOf, valuesOf } from '../projectModel.ts';

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
    `id user asset system_user protocol login_from remote_addr date_start date_end duration
     is_finished`,
  ],
  ['the commands of a session, with their risk', 'terminal.command', 'session input risk_level'],
  ['a job task', 'ops.task', 'name summary.total summary.success summary.failed latest_execution'],
  ['a version of a job task', 'ops.adhoc', 'task hosts run_as pattern tasks'],
  [
    'an execution of a job task',
    'ops.adhocexecution',
    'task adhoc result stat.total stat.success stat.failed last_success last_failure',
  ],
  [
    'a replay storage',
    'terminal.replaystorage',
    `type meta.BUCKET meta.ACCOUNT_NAME meta.ACCOUNT_KEY meta.CONTAINER_NAME meta.ENDPOINT
     meta.ENDPOINT_SUFFIX meta.REGION is_default`,
  ],
  ['a command storage', 'terminal.commandstorage', 'type meta.HOSTS meta.INDEX is_default'],
  ['an endpoint', 'terminal.endpoint', 'name host http_port'],
  [
    'an asset permission',
    'perms.assetpermission',
    `name users user_groups system_users actions from_ticket assets nodes date_start date_expired
     is_valid`,
  ],
  [
    'an application permission',
    'perms.applicationpermission',
    `name users user_groups system_users actions from_ticket applications date_start date_expired
     is_valid`,
  ],
  [
    'a system user',
    'assets.systemuser',
    `name username password passphrase private_key protocol login_mode priority sudo shell home
     system_groups username_same_with_user su_from auto_push sftp_root ad_domain cmd_filters`,
  ],
  ['a command filter', 'assets.commandfilter', 'rules'],
  [
    'a change-auth plan',
    'xpack.changeauthplan',
    `name password_rules.length password_rules.symbol_set password_strategy ssh_key_strategy crontab
     interval recipients assets nodes`,
  ],
  [
    'a change-auth plan of applications',
    'xpack.applicationchangeauthplan',
    'name password_rules.length password_rules.symbol_set password_strategy apps system_users',
  ],
  ['an account backup', 'assets.accountbackupplan', 'name types recipients crontab interval'],
  ['a cloud account', 'xpack.account', 'name provider'],
  [
    'a cloud sync',
    'xpack.syncinstancetask',
    'account hostname_strategy is_always_update regions is_periodic crontab interval',
  ],
  ['a task that gathers users', 'xpack.gatherusertask', 'name nodes is_periodic crontab interval'],
];

describe('the entities of the product (spec 2, section 3)', () => {
  it.each(FACTS)('hold every fact of %s', (_, resource, fields) => {
    const known = fieldsOf(resource);
    expect(fields.split(/\s+/).filter((name) => !known.has(name))).toEqual([]);
  });

  it('know an asset as reachable, unreachable or unknown', () => {
    expect(valuesOf('assets.asset', 'connectivity')).toEqual(['unknown', 'ok', 'failed']);
  });

  it('hold content and action of a rule of a command filter', () => {
    expect(fieldsOf('assets.commandfilterrule').get('content')?.required).toBe(true);
    expect(valuesOf('assets.commandfilterrule', 'action')).toEqual([0, 9, 2]);
  });
});
