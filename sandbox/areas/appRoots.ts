import type { ApiAddress } from '#project/generated/names.ts';
import type { Area } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** Apps of the real server; nobody may read the address of an app itself. */
const APPS: readonly ApiAddress[] = [
  'acls',
  'applications',
  'assets',
  'audits',
  'authentication',
  'notifications',
  'ops',
  'orgs',
  'perms',
  'rbac',
  'terminal',
  'tickets',
  'users',
];

/** Addresses that refuse OPTIONS (observed, section OPTIONS). */
const METADATA_REFUSED: readonly ApiAddress[] = [
  ...APPS,
  'index',
  ...(['alibaba', 'dingtalk', 'feishu', 'mail', 'tencent', 'wecom'] as const).map(
    (channel): ApiAddress => `settings/${channel}/testing`,
  ),
  'settings/sms/backend',
  'perms/application-permissions/user/validate',
  'perms/asset-permissions/user/actions',
  'perms/asset-permissions/user/validate',
  'perms/users/nodes',
  'perms/users/nodes/tree',
  'perms/users/nodes/children',
  'perms/users/nodes/children/tree',
  'perms/users/nodes/children-with-assets/tree',
  'terminal/components/metrics',
  'terminal/tasks/kill-session',
  'terminal/registration',
  'terminal/terminal-registrations',
  'terminal/sessions/join/validate',
  'users/service-account-registrations',
  ...(['wecom', 'dingtalk', 'feishu'] as const).map(
    (messenger): ApiAddress => `authentication/${messenger}/qr/unbind`,
  ),
  'terminal/terminals/config',
];

/** The addresses of the apps themselves, and what is not described of others. */
export const appRootsArea: Area = {
  endpoints: [
    APPS.map((address) =>
      get(address, [], () => {
        throw permissionDenied();
      }),
    ),
  ],
  metadataRefused: METADATA_REFUSED,
};
