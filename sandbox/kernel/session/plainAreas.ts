import type { ApiAddress } from '#project/generated/names.ts';
import { get, ok, post } from '../core/endpoints.ts';
import { notAuthenticated, WireError } from '../core/errors.ts';
import { serverMessages } from '../core/serverMessages.ts';
import type { Organization, Person } from '../core/person.ts';
import type { Areas, Endpoint, Sandbox } from '../core/sandbox.ts';
import { settingsWith } from '../core/settings.ts';

/** On a server without areas, whoever has signed in may do everything. */
export const ANYBODY: Person = {
  id: '00000000-0000-0000-0000-000000000001',
  username: 'anybody',
  name: 'Anybody',
  permissions: { has: () => true, [Symbol.iterator]: () => [][Symbol.iterator]() },
};
const TOKEN_LENGTH = 40;

/**
 * A server that has nothing but the resources of its manifests, and what their `session` asks for: a profile with every
 * permission, public settings, and a token for any name with any password. Where people sign in, calls of others are
 * refused.
 */
export function plainAreas(): Areas {
  const tokens = new Set<string>();
  return {
    parts: [{ endpoints: [(sandbox) => endpointsOf(sandbox, tokens)] }],
    people: {
      callerOf: ({ model }, { headers }) => {
        const { login } = model.session;
        if (!login) return ANYBODY.id;
        // Who has signed in on a page has a session.
        if (login.kind === 'page') return undefined;
        const { authorization } = headers;
        if (authorization === undefined) return undefined;
        const [scheme, token = ''] = authorization.split(' ');
        if (scheme !== login.scheme || !tokens.has(token)) throw notAuthenticated();
        return ANYBODY.id;
      },
      find: (_sandbox, id) => (id === ANYBODY.id ? ANYBODY : undefined),
      organizations: (sandbox) => [organizationOf(sandbox)],
      organizationsOf: ({ organization }) => [organization],
    },
    titleOf: () => undefined,
    wrote: () => undefined,
    sockets: {},
  };
}

function endpointsOf(sandbox: Sandbox, tokens: Set<string>): readonly Endpoint[] {
  const { session } = sandbox.model;
  const { login, profile, permissions, settings, organizations, messages } = session;
  const { id: only, name: called } = organizationOf(sandbox);
  const organization = { id: only, name: called, is_default: true, is_root: false };
  const lists = Object.values(organizations?.lists ?? {}).map((list) => [list, [organization]]);
  const { id, username, name } = ANYBODY;
  const rights = {
    ...(permissions && { [permissions.field]: sandbox.model.permissions.map(({ name }) => name) }),
    ...Object.fromEntries(lists),
  };
  const me = { id, username, name, email: '', ...(permissions?.address === undefined && rights) };
  const answers: readonly (readonly [string | undefined, Endpoint['needs'], () => unknown])[] = [
    [profile, [], () => me],
    [permissions?.address, [], () => rights],
    [settings?.open, 'anonymous', () => settingsWith(sandbox.model, sandbox.settings)],
    [settings?.all, [], () => settingsWith(sandbox.model, sandbox.settings)],
    [organizations?.current, [], () => organization],
    [messages && `${messages.address}/unread-total`, [], () => ({ total: 0 })],
    [messages?.address, [], () => ({ count: 0, results: [] })],
  ];
  return [
    ...answers.flatMap(([address, needs, body]) =>
      address === undefined ? [] : get(declared(address), needs, () => ok(body())),
    ),
    ...(login?.kind === 'token'
      ? [
          post(declared(login.address), 'anonymous', ({ body }) => {
            if (!isFilled(body, login.username) || !isFilled(body, login.password)) {
              throw new WireError(400, { detail: { say: serverMessages.required } });
            }
            const token = sandbox.random.token(TOKEN_LENGTH);
            tokens.add(token);
            return ok(at(login.token.split('.'), token));
          }),
        ]
      : []),
  ];
}

/** The compiler has looked it up, or a preset names it. */
function declared(address: string): ApiAddress {
  return address as ApiAddress;
}

/** The only organization. */
function organizationOf({ model }: Sandbox): Organization {
  const id = model.session.organizations?.default ?? 'default';
  return { id, name: 'Default', comment: '', isRoot: false, isDefault: true };
}

function isFilled(body: unknown, name: string): boolean {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && value !== '';
}

/** An object with the value at this path. */
function at([name, ...below]: readonly string[], value: unknown): unknown {
  return name === undefined ? value : { [name]: at(below, value) };
}
