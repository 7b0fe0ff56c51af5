import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { Language } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { ownValue } from '@gatehouse-console/engine/sandbox/wire/ownValue.ts';

type TitlesOf<R extends ResourceId> = { readonly [F in ServedField<R>]?: string };
type Titles = { readonly [R in ResourceId]?: TitlesOf<R> };

/**
 * Titles of columns, which are the labels of metadata as well, where the server's differ from the name of the field
 * in words. Source: exported files.
 */
const TITLES: Titles = {
  // All of its titles are the names of its fields.
  'applications.application': {},
  'assets.authbook': {
    ip: 'IP',
    systemuser: 'System user',
    systemuser_display: 'System user display',
  },
  'assets.asset': {
    ip: 'IP',
    public_ip: 'Public IP',
    number: 'Asset number',
    sn: 'Serial number',
    cpu_model: 'CPU model',
    cpu_count: 'CPU count',
    cpu_cores: 'CPU cores',
    cpu_vcpus: 'CPU vcpus',
    os: 'OS',
    os_version: 'OS version',
    os_arch: 'OS arch',
    cpu_info: 'CPU info',
    domain_display: 'Domain name',
    nodes_display: 'Nodes name',
    labels_display: 'Labels name',
  },
  'assets.domain': {
    asset_count: 'Assets amount',
    application_count: 'Applications amount',
    gateway_count: 'Gateways count',
  },
  'assets.label': {
    asset_count: 'Assets amount',
    assets: 'Asset',
  },
  'assets.node': {
    value: '值',
    full_value: '全称',
  },
  'assets.systemuser': {
    ssh_key_fingerprint: 'SSH key fingerprint',
    sftp_root: 'SFTP Root',
    su_enabled: 'User switch',
    su_from: 'Switch from',
    cmd_filters: 'Command filter',
    applications_amount: 'Apps amount',
  },
  'audits.userloginlog': {
    type: 'Login type',
    ip: 'Login ip',
    city: 'Login city',
    mfa: 'MFA',
    mfa_display: 'MFA display',
    backend: 'Authentication backend',
    backend_display: 'Authentication backend',
    datetime: 'Date login',
  },
  'perms.assetpermission': {
    is_active: 'Active',
    users: 'User',
    user_groups: 'User group',
    assets: 'Asset',
    system_users: 'System user',
  },
  'terminal.command': {
    input: 'Command',
    session: 'Session ID',
    timestamp_display: 'Datetime',
    remote_addr: 'Remote Address',
  },
  'terminal.session': {
    user_id: 'User ID',
    asset_id: 'Asset ID',
    system_user_id: 'System user ID',
    has_replay: 'Replay',
  },
  'users.usergroup': {
    id: 'ID',
    users: 'User',
  },
  'users.user': {
    mfa_level: 'MFA',
    source_display: 'Source name',
    can_public_key_auth: 'Can public key authentication',
    mfa_enabled: 'MFA enabled',
    is_active: 'Active',
    is_otp_secret_key_bound: 'Is OTP bound',
    wecom_id: 'WeCom',
    dingtalk_id: 'DingTalk',
    feishu_id: 'FeiShu',
    mfa_level_display: 'MFA level display',
    mfa_force_enabled: 'MFA force enabled',
    groups: 'User group',
    groups_display: 'Groups name',
    system_roles_display: 'System roles',
    org_roles_display: 'Org roles',
  },
};

/** The same in Chinese, of which one file is known. */
const CHINESE_TITLES: Titles = {
  'users.user': {
    name: '名称',
    username: '用户名',
    email: '邮件',
    wechat: '微信',
    phone: '手机',
    mfa_level: 'MFA',
    source: '来源',
    source_display: '用户来源名',
    can_public_key_auth: '能否公钥认证',
    need_update_password: '需要更新密码',
    mfa_enabled: 'MFA',
    is_service_account: '服务账号',
    is_valid: '账号是否有效',
    is_expired: '已过期',
    is_active: '有效',
    date_expired: '失效日期',
    date_joined: '加入日期',
    last_login: '上次登录',
    created_by: '创建者',
    comment: '备注',
    is_wecom_bound: '是否绑定了企业微信',
    is_dingtalk_bound: '是否绑定了钉钉',
    is_feishu_bound: '是否绑定了飞书',
    is_otp_secret_key_bound: '是否绑定了虚拟 MFA',
    wecom_id: '企业微信',
    dingtalk_id: '钉钉',
    feishu_id: '飞书',
    mfa_level_display: 'MFA 等级名称',
    mfa_force_enabled: '强制 MFA',
    is_first_login: '首次登录',
    date_password_last_updated: '最后更新密码日期',
    avatar_url: '头像路径',
    groups: '用户组',
    groups_display: '用户组名',
    system_roles: '系统角色',
    org_roles: '组织角色',
    system_roles_display: '系统角色',
    org_roles_display: '组织角色',
    login_blocked: '登录被阻塞',
  },
};

/**
 * The server's title of a field. In English its framework writes the name of a field in words (`Is active`) where
 * nothing else is declared; what it declares is known of the resources above alone. In other languages the label of
 * the console stands for what is not known.
 */
export function serverTitle(
  resource: ResourceId,
  field: string,
  language: Language,
): string | undefined {
  const titles: Readonly<Record<string, string>> =
    (language === 'zh' ? CHINESE_TITLES : TITLES)[resource] ?? {};
  if (language !== 'en') return field === 'id' ? inWords(field) : ownValue(titles, field);
  return ownValue(titles, field) ?? (TITLES[resource] ? inWords(field) : undefined);
}

/** `date_created` becomes `Date created`. */
function inWords(field: string): string {
  const words = field.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
