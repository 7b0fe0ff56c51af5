import { isMap } from '../../../codegen/model/isMap.ts';

/** A kind of record that requests refer to by id. */
interface Kind {
  readonly name: string;
  /** The list with these records, below `/api/v1/`. */
  readonly address: string;
  /** The user who reads the list; by default the system administrator. */
  readonly as?: string;
  /** Distinguishes sorts of the kind, for which the protocol differs. */
  readonly sort?: (record: Readonly<Record<string, unknown>>) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const byType: Kind['sort'] = ({ type }) => text(type);

/** In this order, because the permission of an approved request has the id of the request. */
export const KINDS: readonly Kind[] = [
  { name: 'user', address: 'users/users', sort: ({ username }) => person(text(username)) },
  { name: 'group', address: 'users/groups' },
  { name: 'login-acl', address: 'acls/login-acls' },
  { name: 'asset-login-acl', address: 'acls/login-asset-acls' },
  { name: 'asset', address: 'assets/assets', sort: ({ platform }) => text(platform) },
  { name: 'domain', address: 'assets/domains' },
  { name: 'gateway', address: 'assets/gateways' },
  { name: 'label', address: 'assets/labels' },
  {
    name: 'node',
    address: 'assets/nodes',
    sort: ({ key }) => (text(key).includes(':') ? '' : 'root'),
  },
  {
    name: 'system-user',
    address: 'assets/system-users',
    sort: ({ type, protocol }) => (type === 'admin' ? 'admin' : text(protocol)),
  },
  { name: 'command-filter', address: 'assets/cmd-filters' },
  { name: 'command-rule', address: 'assets/cmd-filters/{command-filter}/rules' },
  { name: 'account', address: 'assets/accounts' },
  { name: 'backup-plan', address: 'assets/account-backup-plans' },
  { name: 'application', address: 'applications/applications', sort: byType },
  { name: 'ticket', address: 'tickets/tickets', sort: byType },
  { name: 'flow', address: 'tickets/flows', sort: byType },
  { name: 'asset-permission', address: 'perms/asset-permissions' },
  { name: 'application-permission', address: 'perms/application-permissions', sort: byType },
  { name: 'org-role', address: 'rbac/org-roles' },
  { name: 'system-role', address: 'rbac/system-roles' },
  {
    name: 'session',
    address: 'terminal/sessions',
    sort: ({ has_replay }) => (has_replay === true ? 'replayed' : ''),
  },
  { name: 'terminal', address: 'terminal/terminals' },
  { name: 'replay-storage', address: 'terminal/replay-storages', sort: byType },
  { name: 'command-storage', address: 'terminal/command-storages', sort: byType },
  { name: 'endpoint', address: 'terminal/endpoints' },
  { name: 'endpoint-rule', address: 'terminal/endpoint-rules' },
  { name: 'task', address: 'ops/tasks' },
  { name: 'adhoc', address: 'ops/adhoc' },
  { name: 'adhoc-execution', address: 'ops/adhoc-executions' },
  { name: 'command-execution', address: 'ops/command-executions' },
  { name: 'access-key', address: 'authentication/access-keys' },
  { name: 'temp-token', address: 'authentication/temp-tokens' },
  { name: 'operation', address: 'audits/operate-logs' },
  { name: 'message', address: 'notifications/site-message', as: 'alice' },
  { name: 'organization', address: 'orgs/orgs' },
];

/** Callers of the recordings and users of the demo with the same roles. */
export const PEOPLE: Readonly<Record<string, string>> = {
  admin: 'admin',
  alice: 'alice',
  bob: 'orgadmin',
  erin: 'auditor',
  orgadmin: 'orgadmin',
  auditor: 'auditor',
  /** A program without a session. */
  api: 'anonymous',
};

function person(username: string): string {
  return PEOPLE[username] ?? '';
}

/** Ids that are the same on every server: built-in roles, organizations, the default endpoint. */
export function isReserved(id: string): boolean {
  return id.startsWith('00000000-0000-0000-0000-') || id === '11111111-1111-1111-1111-111111111111';
}

/** `{asset.Linux:2}`: the second asset of the sort `Linux`. */
export function symbolOf(kind: string, sort: string, position: number): string {
  return `{${kind}${sort === '' ? '' : `.${sort}`}${position === 1 ? '' : `:${position}`}}`;
}

export interface Found {
  readonly kind: Kind;
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Gives records symbols by kind, sort and order of appearance, for recordings and the sandbox alike. */
export class Catalogue {
  readonly #symbols = new Map<string, string>();
  readonly #records = new Map<string, Found>();
  readonly #counts = new Map<string, number>();

  add({ kind, id, record }: Found): void {
    if (this.#symbols.has(id) || isReserved(id)) return;
    const sort = kind.sort?.(record) ?? '';
    const counted = `${kind.name}.${sort}`;
    const position = (this.#counts.get(counted) ?? 0) + 1;
    this.#counts.set(counted, position);
    const symbol = symbolOf(kind.name, sort, position);
    this.#symbols.set(id, symbol);
    this.#records.set(symbol, { kind, id, record });
  }

  /** Adds the records of a list or of a single answer. */
  addAll(kind: Kind, body: unknown): void {
    const inner = isMap(body) && Array.isArray(body['results']) ? body['results'] : body;
    const records: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
    for (const record of records) {
      if (!isMap(record)) continue;
      const id = record['id'];
      if (typeof id === 'string') this.add({ kind, id, record });
    }
  }

  symbolOf(id: string): string | undefined {
    return this.#symbols.get(id);
  }

  find(symbol: string): Found | undefined {
    return this.#records.get(symbol);
  }

  all(): readonly Found[] {
    return [...this.#records.values()];
  }
}
