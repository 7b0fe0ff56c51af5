import type { Row } from './distil.ts';

/** Recorded requests the sandbox answers otherwise, and why. */
export interface LeftOut {
  readonly reason: string;
  readonly holds: (row: Row) => boolean;
  /**
   * Why no page of the console suffers: `caller`, who calls is no page; `server`, the recorded server
   * failed; `unused`, no page calls the address; `state`, the same call is replayed in another state.
   */
  readonly because: 'caller' | 'server' | 'unused' | 'state';
}

/** By the address below `/api/v1/`. */
const at =
  (...patterns: readonly RegExp[]) =>
  (row: Row): boolean =>
    patterns.some((pattern) => pattern.test(row.path.replace('/api/v1/', '')));
const keys =
  (...names: readonly string[]) =>
  (row: Row): boolean =>
    names.includes(row.key);

const COMPONENTS = at(
  /^terminal\/session-sharings\/render-to-json\/$/,
  /^terminal\/commands\/insecure-command\/$/,
  /^assets\/cmd-filters\/command-confirm\/$/,
  /^assets\/system-users\/[^/]+\/auth-info\/$/,
  /^assets\/assets\/[^/]+\/gateways\/$/,
  /^acls\/login-asset\/check\/$/,
  /^tickets\/ticket-session-relation\//,
  /^prometheus\/metrics\/$/,
);

/** The first group that holds a row counts. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    reason: 'An error of the recorded server itself (500 without a body of the API)',
    holds: (row) => row.status === 500 && row.body === 'null',
    because: 'server',
  },
  {
    reason: 'Requests that the recorded server ends in 500: the sandbox refuses them with 400',
    holds: keys(
      'POST assets/assets/ @org-root-400',
      'POST assets/labels/ @org-root',
      'POST notifications/site-message/send/ @sitemsg-send',
    ),
    because: 'server',
  },
  {
    reason: 'What components ask before they connect: secrets and gateways of a connection',
    holds: COMPONENTS,
    because: 'caller',
  },
  {
    reason: 'Tokens with which the web terminal opens connections: that is another product',
    holds: at(/^(users|authentication)\/(super-)?connection-token\//),
    because: 'caller',
  },
  {
    reason: 'Signing in step by step by a program, or through other services',
    holds: at(/^authentication\/(mfa|sso|tokens)\//, /^authentication\/feishu\/event\//),
    because: 'caller',
  },
  {
    reason: 'Previews of files for what nobody imports: pairs, messages, schedules, secrets',
    holds: at(
      /(-relations|admin-users)\/render-to-json\/$/,
      /^notifications\/[^/]+\/render-to-json\/$/,
      /^ops\/celery\/period-tasks\/render-to-json\/$/,
      /^(assets|applications)\/account-secrets\/render-to-json\/$/,
      /^rbac\/(permissions|roles|role-bindings)\/render-to-json\/$/,
    ),
    because: 'unused',
  },
  {
    reason: 'Addresses of earlier versions, kept by the server and called by nobody',
    holds: at(
      /^assets\/system-users-users-relations\//,
      /^perms\/users\/asset-permissions\/cache\//,
      /^ops\/celery\/period-tasks\//,
      /^rbac\/org-roles\/[^/]+\/permissions\/$/,
    ),
    because: 'unused',
  },
  {
    reason: 'What the recorded server happened to be in: half a login, its maker in a default',
    holds: keys('GET users/profile/ @half-logged-in', 'GET settings/setting/?category=saml2'),
    because: 'state',
  },
  {
    reason: 'Two mistakes inside one nested value: the sandbox tells them one after the other',
    holds: keys('POST acls/login-acls/ @loginacl-bad-400'),
    because: 'state',
  },
  {
    reason: 'Fields that the answer to a token request has inside',
    holds: keys('OPTIONS authentication/auth/'),
    because: 'unused',
  },
  {
    reason: 'Bindings of both scopes are listed together, and made one scope at a time',
    holds: keys('POST rbac/role-bindings/ @rolebinding-bad-400'),
    because: 'unused',
  },
];

/** The group of a row that is left out. */
export function groupOf(row: Row): LeftOut | undefined {
  return LEFT_OUT.find(({ holds }) => holds(row));
}
