import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { ApiAddress, Field, ResourceId } from '../../../generated/names.ts';
import { permissionFor } from '../../../codegen/model/permissions.ts';
import { type Endpoint, resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { rowOrNothing } from '../../kernel/resources/answer.ts';
import { inOrganization } from '../../kernel/resources/organizationPart.ts';
import { pagedReply } from '../../kernel/resources/paging.ts';
import { placeholders, type Row, type SqlValue } from '../../kernel/store/database.ts';
import { table } from '../../kernel/core/tables.ts';
import { invalid, WireError, type ErrorBody } from '../../kernel/core/errors.ts';

const USERS = table('users.user');
const USER_GROUPS = table('users.usergroup');
const ASSETS = table('assets.asset');
const NODES = table('assets.node');
const SYSTEM_USERS = table('assets.systemuser');
const APPLICATIONS = table('applications.application');

type Owner = Extract<
  ResourceId,
  'perms.assetpermission' | 'perms.applicationpermission' | 'assets.systemuser'
>;

/** The target table, joined as `t`, and the expression that is shown. */
const SHOWN = {
  'users.user': `t.${USERS.name}`,
  'users.usergroup': `t.${USER_GROUPS.name}`,
  'assets.asset': `t.${ASSETS.hostname}`,
  'assets.node': `t.${NODES.full_value}`,
  'assets.systemuser': `t.${SYSTEM_USERS.name} || '(' || coalesce(t.${SYSTEM_USERS.username}, '') || ')'`,
  'applications.application': `t.${APPLICATIONS.name}`,
} as const;
type Target = keyof typeof SHOWN;

/** One address for pairs: an owner and a relation of it. */
interface LinkKind<O extends Owner = Owner> {
  /** Below `/api/v1/`. */
  readonly address: ApiAddress;
  /** The resource whose permissions apply. */
  readonly owner: O;
  /** Its field with the related records. */
  readonly field: Field<O>;
  readonly target: Target;
}

/** Lists pairs, adds an array of pairs, deletes by query. Source: contract: permissions, sections 1.4 and 2.4. */
export function linkEndpoints<O extends Owner>(pair: LinkKind<O>): readonly Endpoint[] {
  const { address, owner, target } = pair;
  const needs = (verb: 'view' | 'add' | 'delete') => [permissionFor(verb, owner)];
  const kind: Pairs = {
    owner,
    target,
    keys: { owner: keyOf(owner), target: keyOf(target) },
    links: table(owner).link[pair.field],
  };
  return [
    { method: 'GET', address, needs: needs('view'), answer: (call) => list(kind, call) },
    { method: 'POST', address, needs: needs('add'), answer: (call) => add(kind, call) },
    { method: 'DELETE', address, needs: needs('delete'), answer: (call) => remove(kind, call) },
  ];
}

/** The key of a record in a pair is the name of its resource. */
function keyOf(resource: Owner | Target): string {
  return resource.slice(resource.indexOf('.') + 1);
}

interface Pairs extends Pick<LinkKind, 'owner' | 'target'> {
  readonly keys: { readonly owner: string; readonly target: string };
  /** The link table with the columns `owner_id` and `target_id`. */
  readonly links: string;
}

function rowsOf({ owner, target, keys, links }: Pairs, call: Call): readonly Row[] {
  const parts: string[] = [];
  const parameters: SqlValue[] = [];
  for (const [key, column] of [
    [keys.owner, 'owner_id'],
    [keys.target, 'target_id'],
  ] as const) {
    const value = call.query.get(key);
    if (!value) continue;
    parts.push(`l.${column} = ?`);
    parameters.push(value);
  }
  const here = inOrganization(call, 'o.org_id');
  const owners = table(owner);
  return call.sandbox.database.all(
    `SELECT l.id AS id, l.target_id AS target, ${SHOWN[target]} AS target_display,
            l.owner_id AS owner, o.${owners.name} AS owner_display
     FROM ${links} l JOIN ${owners} o ON o.id = l.owner_id
     JOIN ${table(target)} t ON t.id = l.target_id
     WHERE ${[...parts, here.sql].join(' AND ')} ORDER BY l.id`,
    [...parameters, ...here.parameters],
  );
}

function list(kind: Pairs, call: Call): Reply {
  const { owner, target } = kind.keys;
  const rows = rowsOf(kind, call).map((row) => ({
    id: row['id'],
    [target]: row['target'],
    [`${target}_display`]: row['target_display'],
    [owner]: row['owner'],
    [`${owner}_display`]: row['owner_display'],
  }));
  return pagedReply(call, rows);
}

interface Pair {
  readonly owner: string;
  readonly target: string;
}

function add(kind: Pairs, call: Call): Reply {
  const body: unknown = call.body;
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  const read = items.map((item) => readPair(kind, item, call));
  const errors = read.map((one) => ('error' in one ? one.error : {}));
  if (read.some((one) => 'error' in one)) {
    throw invalid(Array.isArray(body) ? errors : (errors[0] ?? {}));
  }
  const { database } = call.sandbox;
  const added = database.transaction(() =>
    read.flatMap((one) => {
      if ('error' in one) return [];
      const row = database.get(
        `INSERT INTO ${kind.links} (owner_id, target_id) VALUES (?, ?) RETURNING id`,
        [one.owner, one.target],
      );
      return [{ id: row?.['id'], [kind.keys.target]: one.target, [kind.keys.owner]: one.owner }];
    }),
  );
  return { status: 201, body: Array.isArray(body) ? added : added[0] };
}

function readPair(kind: Pairs, item: unknown, call: Call): Pair | { readonly error: ErrorBody } {
  const given = new Map<string, unknown>(Object.entries(item ?? {}));
  const error: Record<string, ErrorBody> = {};
  const { owner, target } = kind.keys;
  for (const resource of [kind.target, kind.owner]) {
    const key = keyOf(resource);
    const value = given.get(key);
    if (value === undefined || value === null) error[key] = [{ say: serverMessages.required }];
    else if (!rowOrNothing(resourceOf(call.sandbox, resource), String(value), call)) {
      error[key] = [{ say: serverMessages.objectUnknown, with: { value: String(value) } }];
    }
  }
  if (Object.keys(error).length > 0) return { error };
  const pair = {
    owner: String(given.get(owner)),
    target: String(given.get(target)),
  };
  const known = call.sandbox.database.get(
    `SELECT 1 AS found FROM ${kind.links} WHERE owner_id = ? AND target_id = ?`,
    [pair.owner, pair.target],
  );
  if (!known) return pair;
  const fields = [owner, target].join(', ');
  return { error: { non_field_errors: [{ say: serverMessages.uniqueSet, with: { fields } }] } };
}

/** Deletes nothing when the query has no filter. */
function remove(kind: Pairs, call: Call): Reply {
  if (!call.query.get(kind.keys.owner) && !call.query.get(kind.keys.target)) {
    throw new WireError(400, undefined);
  }
  const ids = rowsOf(kind, call).map((row) => row['id'] ?? null);
  call.sandbox.database.run(
    `DELETE FROM ${kind.links} WHERE id IN (${placeholders(ids.length)})`,
    ids,
  );
  return { status: 204 };
}
