import { appRootsArea } from './areas/appRoots.ts';
import { aclsArea } from './areas/acls/area.ts';
import { applicationsArea } from './areas/applications/area.ts';
import { assetsArea } from './areas/assets/area.ts';
import { auditsArea } from './areas/audits/area.ts';
import { authenticationArea } from './areas/authentication/area.ts';
import { opsArea } from './areas/ops/area.ts';
import { orgsArea } from './areas/orgs/area.ts';
import { permsArea } from './areas/perms/area.ts';
import { rbacArea } from './areas/rbac/area.ts';
import { settingsArea } from './areas/settings/area.ts';
import { shellArea } from './areas/shell/area.ts';
import { terminalArea } from './areas/terminal/area.ts';
import { ticketsArea } from './areas/tickets/area.ts';
import { usersArea } from './areas/users/area.ts';
import { isLaterServer } from './areas/laterServer.ts';
import { licenceOf } from './areas/publicSettings/licenceState.ts';
import { xpackArea } from './areas/xpack/area.ts';
import { logOperation } from './areas/audits/logOperation.ts';
import { people } from './areas/authentication/people.ts';
import { unreadMessages } from './areas/shell/notifications/unreadMessages.ts';
import { readTaskLog } from './areas/ops/taskLogReader.ts';
import { serverTitle } from './areas/serverTitles.ts';
import type { Areas } from './kernel/core/sandbox.ts';

/** Rows of a call at most, on v2.28. */
const MAX_LIMIT_PER_PAGE = 100;
/** Assets, and those that somebody may use, come as many as are asked for. */
const WHOLE_LISTS = /\/(assets\/assets|perms\/users\/(.+\/)?assets)\/?$/;

/** What the areas of the API add to the kernel. */
export const areas: Areas = {
  parts: [
    aclsArea,
    applicationsArea,
    assetsArea,
    auditsArea,
    authenticationArea,
    opsArea,
    orgsArea,
    permsArea,
    rbacArea,
    settingsArea,
    shellArea,
    terminalArea,
    ticketsArea,
    usersArea,
    xpackArea,
    appRootsArea,
  ],
  people,
  titleOf: serverTitle,
  cookiePrefix: 'jms_',
  // The authentication scheme of access keys, which the server names first.
  challenge: 'Sign access_key_id:Signature',
  unversioned: ['health'],
  // Older versions of the API have the version after the app (protocol, section 0).
  moved(path) {
    const [, app, rest] = /^\/api\/([a-z-]+)\/v1\/(.*)$/.exec(path) ?? [];
    return app && `/api/v1/${app}/${rest}`;
  },
  maxRows: ({ path, sandbox }) => {
    const { 'max-rows': most } = sandbox.options;
    if (most !== undefined) return Number(most);
    return isLaterServer(sandbox) && !WHOLE_LISTS.test(path) ? MAX_LIMIT_PER_PAGE : undefined;
  },
  // Resources of the licensed edition do not exist without a licence.
  serves: (sandbox, { definition }) =>
    licenceOf(sandbox) !== 'none' || !definition.api.startsWith('xpack/'),
  wrote: logOperation,
  sockets: {
    '/ws/notifications/site-msg/': unreadMessages,
    '/ws/ops/tasks/log/': readTaskLog,
  },
};
