import type { ApiAddress } from '#project/generated/names.ts';
import type {
  Area,
  MetadataRefusal,
  Sandbox,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { plainMetadata } from '@gatehouse-console/engine/sandbox/resources/metadata.ts';
import { isLaterServer } from './laterServer.ts';
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

/** Addresses that refuse OPTIONS on v2.28; those with programs in their name were not recorded. */
const REFUSED_LATER: readonly (readonly [ApiAddress, MetadataRefusal])[] = [
  ['index', 405],
  ['perms/users/nodes/tree', 500],
  ['perms/users/nodes/children/tree', 500],
  ['perms/users/nodes/children-with-assets/tree', 500],
  ['terminal/components/metrics', 500],
  ['terminal/registration', 403],
  ['terminal/terminal-registrations', 403],
  ['users/service-account-registrations', 403],
];

function refusedBy(sandbox: Sandbox): ReadonlyMap<ApiAddress, MetadataRefusal> {
  return new Map(
    isLaterServer(sandbox) ? REFUSED_LATER : METADATA_REFUSED.map((address) => [address, 403]),
  );
}

/** The addresses of the apps themselves, and what is not described of others. */
export const appRootsArea: Area = {
  endpoints: [
    APPS.map((address) =>
      get(
        address,
        [],
        () => {
          throw permissionDenied();
        },
        { metadata: () => plainMetadata('Api Root') },
      ),
    ),
  ],
  metadataRefused: refusedBy,
};
