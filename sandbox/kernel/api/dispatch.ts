import type { Reply } from '../core/values.ts';
import { personOf, type Call } from '../core/sandbox.ts';
import { holds } from '../core/person.ts';
import { rootOrganization } from '../wire/organizations.ts';
import {
  crossSite,
  csrfFailed,
  methodNotAllowed,
  notAuthenticated,
  permissionDenied,
} from '../core/errors.ts';
import type { Match, Operation } from './router.ts';
import { ok } from '../core/endpoints.ts';

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
export async function dispatch(
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
    if (address.refusesMetadata) throw permissionDenied();
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

function checkPermission(operation: Operation, call: Call): void {
  if (operation.needs === 'anonymous' || operation.needs.length === 0) return;
  const own = personOf(call);
  const person = operation.inRoot
    ? call.sandbox.areas.people.find(call.sandbox, own.id, rootOrganization)
    : own;
  if (!person || !operation.needs.some((permission) => holds(person, permission)))
    throw permissionDenied();
}

/** The methods of an address: those that the real server declares, else those that are served here. */
export function allowHeader({ address }: Match): string {
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
