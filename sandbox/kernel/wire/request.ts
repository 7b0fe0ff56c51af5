import type { FastifyRequest } from 'fastify';
import type { Sandbox, Call } from '../core/sandbox.ts';
import { csrfCookie, sessionCookie } from './cookieNames.ts';
import { isCall } from './isCall.ts';
import { parseCookies } from './cookies.ts';
import { isCrossSite } from './csrf.ts';
import { isTimeZone } from './dates.ts';
import { chooseLanguage, SERVER_LANGUAGE } from './language.ts';
import type { Language } from '../core/messages.ts';
import { resolveOrganization } from './organizations.ts';
import { findSession, type Session } from './session.ts';

/** Headers that every page and call uses. */
export interface Incoming {
  readonly path: string;
  /** The query as it was sent, with its question mark; empty without one. */
  readonly search: string;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly session: Session | undefined;
  readonly csrfCookie: string | undefined;
  /** Whether the browser says that a page of another site made the request. */
  readonly isCrossSite: boolean;
}

export function incoming(sandbox: Sandbox, request: FastifyRequest): Incoming {
  const cookies = parseCookies(request.headers.cookie);
  const [path = ''] = request.url.split('?', 1);
  const search = request.url.slice(path.length);
  const { app, session } = sandbox.model;
  return {
    path,
    search,
    query: new URLSearchParams(search),
    cookies,
    language: chooseLanguage(
      app.languages,
      cookies[session.language],
      request.headers['accept-language'],
      // Pages use the default language of the console (spec 1, section 2), the API that of the server.
      isCall(path, sandbox.model) ? SERVER_LANGUAGE : app.defaultLanguage,
    ),
    session: findSession(sandbox, cookies[sessionCookie(sandbox)]),
    csrfCookie: cookies[csrfCookie(sandbox)],
    isCrossSite: isCrossSite(request.headers),
  };
}

/**
 * Determines the caller and the organization. Signatures and tokens take precedence over the session (protocol,
 * section 1).
 *
 * @throws 401 for an invalid signature or token
 */
export function identify(sandbox: Sandbox, request: FastifyRequest, seen: Incoming) {
  const { organizations, timeZone } = sandbox.model.session;
  const organization = resolveOrganization(
    sandbox,
    organizations
      ? [
          seen.query.get(organizations.parameter),
          header(request, organizations.header),
          seen.cookies[organizations.cookie],
        ]
      : [],
  );
  const { people } = sandbox.areas;
  const proven = people.callerOf(sandbox, request);
  const person = people.find(sandbox, proven ?? seen.session?.userId, organization);
  const zone = timeZone && header(request, timeZone);
  return {
    bySession: proven === undefined && person !== undefined,
    call: {
      sandbox,
      method: request.method,
      path: seen.path,
      query: seen.query,
      body: undefined,
      remoteAddress: request.ip,
      authorization: request.headers.authorization,
      origin: `${request.protocol}://${request.headers.host ?? 'localhost'}`,
      language: seen.language,
      timeZone: zone && isTimeZone(zone) ? zone : sandbox.model.app.serverTimeZone,
      organization,
      now: sandbox.clock(),
      person,
      privateKey: seen.session?.privateKey,
      sessionKey: proven === undefined ? seen.session?.key : undefined,
    },
  };
}

/** A call of a user who is authenticated but has no session yet. */
export function callAs(
  sandbox: Sandbox,
  request: FastifyRequest,
  seen: Incoming,
  userId: string,
): Call {
  const { call } = identify(sandbox, request, seen);
  return { ...call, person: sandbox.areas.people.find(sandbox, userId, call.organization) };
}

/** @param name in any case */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}
