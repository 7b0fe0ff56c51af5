import { messageFor } from '../../../src/api/errorMessages.ts';
import { ApiError, type ApiErrorKind } from '../../../src/api/errors.ts';
import { createOrganizationContext } from '../../../src/api/organizationContext.ts';
import type { Memory } from '../../../src/session/personalStorage.ts';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import {
  startUp,
  type StartupEffects,
  type StartupFacts,
  type StartupResult,
} from '../../../src/session/startup.ts';
import type { Session } from '../../../src/session/types.ts';
import { DEFAULT, routeNamed } from '../app/fixtures.ts';
import { profileBody, settingsArea, view } from './sample.ts';

/** A console with three views and an area. */
export const facts: StartupFacts = {
  views: [view('console'), view('audit'), view('workbench'), settingsArea],
  table: createRouteTable([
    routeNamed('ConsoleStart', '/console/start'),
    routeNamed('UserList', '/console/users/users', { gate: { permissions: ['users.view_user'] } }),
    routeNamed('AuditStart', '/audit/start'),
    routeNamed('WorkbenchStart', '/workbench/start'),
    routeNamed('Improvement', '/profile/improvement'),
  ]),
  servers: [],
  licenceSettings: ['XPACK_ENABLED', 'XPACK_LICENSE_IS_VALID'],
};

/** What the browser has stored about a user. */
export function memory(value?: string): Memory {
  let kept = value;
  return {
    recall: () => kept,
    remember: (_username, next) => {
      kept = next;
    },
  };
}

/** A server and a browser for the start-up, the order of its calls, and the start-up itself. */
export function world(given: Partial<StartupEffects> = {}, known: Partial<StartupFacts> = {}) {
  const order: string[] = [];
  const call = (name: string, body: unknown) => () => {
    order.push(name);
    return Promise.resolve(body);
  };
  const effects: StartupEffects = {
    hasMark: () => true,
    endSession: call('logout', undefined),
    fetchOpenSettings: call('open', { XPACK_ENABLED: true, LOGIN_TITLE: 'Acme' }),
    fetchProfile: call('profile', profileBody()),
    fetchSettings: call('settings', { XPACK_LICENSE_IS_VALID: true, TICKETS_ENABLED: true }),
    fetchOrganization: call('organization', DEFAULT),
    askedOrganization: () => undefined,
    context: createOrganizationContext(),
    readOrganizationCookie: () => undefined,
    writeOrganizationCookie: () => undefined,
    organizationMemory: memory(),
    viewMemory: memory(),
    ...given,
  };
  const start = (path = '/console/users/users', search = '', previous?: Session) =>
    startUp({ ...facts, ...known }, effects, { path, search, ...(previous && { previous }) });
  return { effects, order, start };
}

/** A call that fails with this error. */
export function failing(kind: ApiErrorKind, status: number) {
  return () => Promise.reject(new ApiError({ kind, status }, messageFor(kind, undefined)));
}

/** The session after a successful start-up. */
export function sessionOf(result: StartupResult): Session {
  if (result.kind !== 'ready' && result.kind !== 'elsewhere') throw new Error(result.kind);
  return result.session;
}
