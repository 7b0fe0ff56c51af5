import { serverMessages } from '../core/serverMessages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Reply } from '../core/values.ts';
import {
  chooseFormat,
  contentTypeOf,
  type Chosen,
  type FileFormat,
  type Format,
} from '../formats/format.ts';
import { limitedCall, writeTable } from '../formats/writeTable.ts';
import { chunkedJson, ChunkedRecords } from '../resources/chunkedRecords.ts';
import { cappedCall } from '../resources/paging.ts';
import {
  type ServerResource,
  type Call,
  type MetadataRefusal,
  type Sandbox,
  personOf,
} from '../core/sandbox.ts';
import { csrfMatches } from '../wire/csrf.ts';
import {
  AuthenticationError,
  noRoom,
  WireError,
  crossSite,
  csrfFailed,
  methodNotAllowed,
  notAuthenticated,
  permissionDenied,
} from '../core/errors.ts';
import { translateMessages, messageText, type Language } from '../core/messages.ts';
import { addCommonCookies } from '../wire/responseCookies.ts';
import { header, identify, incoming } from '../wire/request.ts';
import { isDiskFull } from '../store/database.ts';
import { innerQuery, outerError, outerReply } from './dialect.ts';
import { readBody } from './readBody.ts';
import type { Router, Match, Operation } from './router.ts';
import { holds } from '../core/person.ts';
import { ok } from '../core/endpoints.ts';

/** Temporary redirect that keeps method and body (RFC 9110, section 15.4.8). */
const MOVED = 307;

/** Serves everything below the root of the API. Calls `router` for every request, because manifests may change. */
export function addApiRoutes(app: FastifyInstance, sandbox: Sandbox, router: () => Router): void {
  const { root } = sandbox.model.apiFacts;
  app.all(root.startsWith('/api/') ? '/api/*' : `${root}*`, async (request, reply) => {
    const seen = incoming(sandbox, request);
    const { transfer } = sandbox.model.apiFacts;
    const chosen: Chosen = transfer
      ? chooseFormat(seen.query.get('format'), request.headers.accept)
      : { format: 'json' };
    try {
      return await answer(request, reply, sandbox, router(), seen, chosen);
    } catch (error) {
      const format = 'format' in chosen ? chosen.format : 'json';
      return fail(request, reply, seen.language, error, sandbox, format);
    }
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  sandbox: Sandbox,
  router: Router,
  seen: ReturnType<typeof incoming>,
  chosen: Chosen,
) {
  const { apiFacts } = sandbox.model;
  const match = router.find(addressOf(seen.path, sandbox));
  const slash = seen.path.endsWith('/');
  const { slashless = !apiFacts.slash } = match?.address ?? {};
  if (!match || (slash && match.address.slashless)) {
    const moved = sandbox.areas.moved?.(seen.path);
    if (moved !== undefined) return reply.redirect(`${moved}${seen.search}`, MOVED);
    return notFound(request, reply, seen.language);
  }
  if (!slash && !slashless) {
    const query = seen.query.toString();
    reply.header('Content-Type', 'text/html; charset=utf-8');
    return reply.redirect(`${seen.path}/${query ? `?${query}` : ''}`, 301);
  }
  reply.header('Allow', allowHeader(match));
  reply.header('Vary', 'Accept, Accept-Language, Cookie');
  reply.header('Cache-Control', 'no-store');
  if ('refused' in chosen) throw chosen.refused;
  const { format } = chosen;
  const filters = match.address.resource?.server.filters ?? [];
  const query = innerQuery(seen.query, apiFacts, filters);
  const { call, bySession } = identify(sandbox, request, { ...seen, query });
  addCommonCookies(sandbox, reply, seen, bySession ? seen.session : undefined);
  const csrfValid = csrfMatches(seen.session, csrfHeader(sandbox, request));
  const { resource } = match.address;
  const reads = call.method === 'GET' || call.method === 'HEAD';
  const limited = format === 'json' ? cappedCall : limitedCall;
  const asked = reads ? limited(call) : call;
  const { isCrossSite } = seen;
  const inner = await dispatch(match, asked, { bySession, csrfValid, isCrossSite }, () =>
    readBody(request.body, request.headers['content-type'], resource, call),
  );
  const result = outerReply(inner, seen.query, `${call.origin}${call.path}`, apiFacts);
  for (const [name, value] of Object.entries(result.headers ?? {})) reply.header(name, value);
  if (result.body instanceof Uint8Array) return reply.code(result.status).send(result.body);
  const isAnswer = call.method !== 'OPTIONS' && result.status < 400 && result.body !== undefined;
  if (format === 'json' || !isAnswer) return send(reply, result.status, result.body, format);
  const whole = inner.page ? { ...result, body: inner.page.results } : result;
  return sendFile(reply, whole, resource, call, format);
}

function csrfHeader({ model }: Sandbox, request: FastifyRequest): string | undefined {
  const { csrf } = model.session;
  return csrf && header(request, csrf.header);
}

/** The address of a path below the root of the API, or of one of the few without a version. */
function addressOf(path: string, { model, areas }: Sandbox): string {
  const { root } = model.apiFacts;
  if (path.startsWith(root)) return path.slice(root.length - 1);
  const [, below = ''] = /^\/api\/(.*?)\/?$/.exec(path) ?? [];
  return areas.unversioned?.some((address) => address === below) ? `/${below}` : '/unversioned';
}

/** An answer that is not a file is JSON, but has the content type of the requested format (protocol, section 6.3). */
function send(reply: FastifyReply, status: number, body: unknown, format: Format = 'json') {
  reply.code(status);
  if (body === undefined) return reply.send();
  reply.header('Content-Type', contentTypeOf(format));
  const many = manyIn(body);
  if (many) return reply.send(Readable.from(chunkedJson(...many)));
  return reply.serializer(String).send(JSON.stringify(body));
}

/** The records of an answer that is written in chunks, with the rest of its page. */
function manyIn(body: unknown): Parameters<typeof chunkedJson> | undefined {
  if (body instanceof ChunkedRecords) return [body];
  for (const [rows, records] of Object.entries(Object(body))) {
    if (records instanceof ChunkedRecords) return [records, { rest: { ...Object(body) }, rows }];
  }
  return undefined;
}

function sendFile(
  reply: FastifyReply,
  result: Reply,
  resource: ServerResource | undefined,
  call: Call,
  format: FileFormat,
) {
  reply.code(result.status).header('Content-Type', contentTypeOf(format));
  if (!resource)
    return reply.send(messageText({ say: serverMessages.exportUnsupported }, call.language));
  const { content, headers } = writeTable(resource, result.body, call, format);
  return reply.headers(headers).send(content);
}

function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  error: unknown,
  sandbox: Sandbox,
  format: Format,
) {
  if (error instanceof WireError) {
    const { challenge } = sandbox.areas;
    if (error instanceof AuthenticationError && challenge !== undefined) {
      reply.header('WWW-Authenticate', challenge);
    }
    const errorBody = outerError(error.body, sandbox.model.apiFacts);
    const body = errorBody === undefined ? undefined : translateMessages(errorBody, language);
    return send(reply, error.status, body, format);
  }
  console.error(error);
  if (isDiskFull(error)) return fail(request, reply, language, noRoom(), sandbox, format);
  return page(request, reply, 500, messageText({ say: serverMessages.internalError }, language));
}

function notFound(request: FastifyRequest, reply: FastifyReply, language: Language) {
  return page(request, reply, 404, messageText({ say: serverMessages.notFound }, language));
}

/** JSON only when the request was JSON, else HTML (protocol, section 0). */
function page(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string | number | boolean,
) {
  if (request.headers['content-type']?.includes('application/json')) {
    return send(reply, status, { error: text });
  }
  return reply
    .code(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .send(
      `<!doctype html><html><head><meta charset="utf-8"><title>${text}</title></head><body><h1>${text}</h1></body></html>`,
    );
}

/** Methods in the order of the real server's `Allow` header. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Security {
  /** Signed in with a session, so that the request needs a CSRF token (protocol, section 1). */
  readonly bySession: boolean;
  readonly csrfValid: boolean;
  readonly isCrossSite: boolean;
}

/**
 * Answers a call of a known address. Checks in the order of the real server: authentication, CSRF token, method,
 * permissions.
 */
async function dispatch(
  match: Match,
  call: Call,
  security: Security,
  readBody: () => Promise<Pick<Call, 'body' | 'titles'>>,
): Promise<Reply> {
  const { address, segments } = match;
  const operations = Object.values(address.operations);
  const open = operations.some((operation) => operation?.needs === 'anonymous');
  if (!open && !call.person) throw notAuthenticated();
  if (security.bySession && !SAFE.has(call.method)) {
    if (security.isCrossSite) throw crossSite();
    if (!security.csrfValid) throw csrfFailed();
  }
  if (call.method === 'OPTIONS') {
    if (!call.sandbox.model.apiFacts.metadata) throw methodNotAllowed(call.method);
    refuseMetadata(address.refusesMetadata);
    const body = address.metadata(call, segments);
    if (address.methods?.includes('OPTIONS') === false) throw methodNotAllowed(call.method);
    return ok(body);
  }
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  const operation = address.operations[method];
  if (!operation) throw methodNotAllowed(call.method);
  checkPermission(operation, call);
  return operation.answer({ ...call, ...(await readBody()) }, segments);
}

/** @throws what a view of the real server answers to OPTIONS */
function refuseMetadata(status: MetadataRefusal | undefined): void {
  if (status === 403) throw permissionDenied();
  if (status === 405) throw methodNotAllowed('OPTIONS');
  if (status === 500) throw new WireError(500, { error: { say: serverMessages.internalError } });
}

function checkPermission(operation: Operation, call: Call): void {
  if (operation.needs === 'anonymous' || operation.needs.length === 0) return;
  const own = personOf(call);
  const { people } = call.sandbox.areas;
  const root = operation.inRoot && people.organizations(call.sandbox).find(({ isRoot }) => isRoot);
  const person = root ? people.find(call.sandbox, own.id, root) : own;
  if (!person || !operation.needs.some((permission) => holds(person, permission)))
    throw permissionDenied();
}

/** The methods of an address: those that the real server declares, else those that are served here. */
function allowHeader({ address }: Match): string {
  const known = address.methods ?? [
    ...METHODS.filter((method) => address.operations[method]),
    'OPTIONS',
  ];
  const methods = METHODS.filter((method) => known.includes(method));
  return [
    ...methods,
    ...(known.includes('GET') ? ['HEAD'] : []),
    ...(known.includes('OPTIONS') ? ['OPTIONS'] : []),
  ].join(', ');
}
