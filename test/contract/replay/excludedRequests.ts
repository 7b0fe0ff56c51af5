import type { Row } from './distil.ts';
import type { RecordedServer } from './recording.ts';

/** Recorded requests that the sandbox answers differently, with the reason. */
interface ExcludedRequests {
  readonly reason: string;
  readonly holds: (row: Row) => boolean;
  /** The only server with such rows; absent: all. */
  readonly of?: RecordedServer;
  /**
   * Why no page of the console is affected: `caller`, the caller is not a page; `server`, the recorded server
   * failed; `unused`, no page calls the address; `state`, the same call is replayed in another state.
   */
  readonly because: 'caller' | 'server' | 'unused' | 'state';
}

/** By address below `/api/v1/`. */
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
  /^terminal\/db-listen-ports\/$/,
);

/** The first matching group of a row counts. */
export const EXCLUDED_REQUESTS: readonly ExcludedRequests[] = [
  {
    reason: 'Errors of the recorded server (500 without a body of the API)',
    holds: (row) => row.status === 500 && row.body === 'null',
    because: 'server',
  },
  {
    reason: 'Requests that the recorded server answers 500 and the sandbox refuses with 400',
    holds: keys(
      'POST assets/assets/ @org-root-400',
      'POST assets/labels/ @org-root',
      'POST notifications/site-message/send/ @sitemsg-send',
    ),
    because: 'server',
  },
  {
    reason: 'Calls of components before they connect: secrets and gateways of a connection',
    holds: COMPONENTS,
    because: 'caller',
  },
  {
    reason: 'Connection tokens of the web terminal, which is another product',
    holds: at(/^(users|authentication)\/(super-)?connection-token\//),
    because: 'caller',
  },
  {
    reason: 'Login through the API step by step, or through other services',
    holds: at(/^authentication\/(mfa|sso|tokens)\//, /^authentication\/feishu\/event\//),
    because: 'caller',
  },
  {
    reason: 'Import previews for records that nobody imports: pairs, messages, schedules, secrets',
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
    reason: 'Addresses of earlier versions that nothing calls',
    holds: at(
      /^assets\/system-users-users-relations\//,
      /^perms\/users\/asset-permissions\/cache\//,
      /^ops\/celery\/period-tasks\//,
      /^rbac\/org-roles\/[^/]+\/permissions\/$/,
    ),
    because: 'unused',
  },
  {
    reason: 'State of the recorded server: half a login, its creator in a default',
    holds: keys('GET users/profile/ @half-logged-in', 'GET settings/setting/?category=saml2'),
    because: 'state',
  },
  {
    reason: 'Two errors inside one nested value: the sandbox reports them one after the other',
    holds: keys('POST acls/login-acls/ @loginacl-bad-400'),
    because: 'state',
  },
  {
    reason:
      'Unknown addresses, which the recorded server redirects to an address that is not there',
    holds: (row) => row.status === 307,
    because: 'server',
  },
  {
    reason:
      'The settings of all categories at once, whose values the recorded server cannot answer',
    holds: keys('OPTIONS settings/setting/?category=all'),
    of: 'v2.28',
    because: 'server',
  },
  {
    reason: 'Addresses of v2.28 that nothing calls',
    holds: at(
      /^assets\/account(s-history|-history-secrets)\//,
      /^perms\/application-permissions\/applications\/actions\/$/,
    ),
    of: 'v2.28',
    because: 'unused',
  },
  {
    reason: 'Verification of somebody whose second factor the demo does not know',
    holds: keys('GET authentication/confirm/?confirm_type=mfa @new-mfa-with-otp'),
    because: 'state',
  },
  {
    reason: 'Role bindings of both scopes are listed together but created in one scope',
    holds: keys('POST rbac/role-bindings/ @rolebinding-bad-400'),
    because: 'unused',
  },
];

/** The group of an excluded row of a server. */
export function groupOf(row: Row, server: RecordedServer): ExcludedRequests | undefined {
  return EXCLUDED_REQUESTS.find((group) => (group.of ?? server) === server && group.holds(row));
}
