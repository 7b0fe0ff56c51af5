import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ApiAddress, ServedField, ResourceId } from '#project/generated/names.ts';
import { permissionFor } from '@gatehouse-console/engine/model/permissions.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { rowOrNothing } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import {
  invalid,
  WireError,
  type ErrorBody,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { created, del, get, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { EVERYTHING, both, equals, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

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

/** A relation of an owner with an address for its pairs. */
interface LinkKind<O extends Owner> {
  /** Below `/api/v1/`. */
  readonly address: ApiAddress;
  /** The resource whose permissions apply. */
  readonly owner: O;
  /** Its field with the related records. */
  readonly field: ServedField<O>;
  readonly target: Target;
}

/** Pairs of the related records of a relation. Source: contract: permissions, sections 1.4 and 2.4. */
export function linkEndpoints<O extends Owner>({
  address,
  owner,
  target,
  field,
}: LinkKind<O>): readonly Endpoint[] {
  return pairEndpoints(address, {
    owner,
    target,
    links: table(owner).link[field],
    columns: { owner: 'owner_id', target: 'target_id' },
    unique: [owner, target],
    answersNames: false,
  });
}

/** Lists pairs, adds an array of pairs, deletes by query. The permissions are those of the owner. */
export function pairEndpoints(address: ApiAddress, kind: Pairs): readonly Endpoint[] {
  const needs = (verb: 'view' | 'add' | 'delete') => permissionFor(verb, kind.owner);
  return [
    get(address, needs('view'), (call) => list(kind, call)),
    post(address, needs('add'), (call) => add(kind, call)),
    del(address, needs('delete'), (call) => remove(kind, call)),
  ];
}

/** The key of a record in a pair is the name of its resource. */
function keyOf(resource: Pairs['owner'] | Target): string {
  return resource.slice(resource.indexOf('.') + 1);
}

/** Pairs of records as a link table has them. */
interface Pairs {
  /** The pairs that an organization shows are those of its owners. */
  readonly owner: Owner | 'users.usergroup';
  readonly target: Target;
  /** The link table and its columns. */
  readonly links: string;
  readonly columns: { readonly owner: string; readonly target: string };
  /** In this order, the message about a pair that exists names both. */
  readonly unique: readonly (Owner | Target)[];
  /** The answer to an addition has the names of both, like the list. */
  readonly answersNames: boolean;
}

function rowsOf(
  { owner, target, columns, links }: Pairs,
  call: Call,
  where: SqlPart,
): readonly Row[] {
  const here = both(where, inOrganization(call, 'o.org_id'));
  const owners = table(owner);
  return call.sandbox.database.all(
    `SELECT l.id AS id, l.${columns.target} AS target, ${SHOWN[target]} AS target_display,
            l.${columns.owner} AS owner, o.${owners.name} AS owner_display
     FROM ${links} l JOIN ${owners} o ON o.id = l.${columns.owner}
     JOIN ${table(target)} t ON t.id = l.${columns.target}
     WHERE ${here.sql} ORDER BY l.id`,
    here.parameters,
  );
}

/** The pairs with the owner and the target of the query; all without either. */
function chosenRows(kind: Pairs, call: Call): readonly Row[] {
  const parts = (['owner', 'target'] as const).flatMap((side) => {
    const value = call.query.get(keyOf(kind[side]));
    return value ? [equals(`l.${kind.columns[side]}`, value)] : [];
  });
  return rowsOf(kind, call, parts.reduce<SqlPart>(both, EVERYTHING));
}

function list(kind: Pairs, call: Call): Reply {
  return pagedReply(call, chosenRows(kind, call), (rows) => rows.map((row) => record(kind, row)));
}

function record(kind: Pairs, row: Row) {
  const [owner, target] = [keyOf(kind.owner), keyOf(kind.target)];
  return {
    id: row['id'],
    [target]: row['target'],
    [`${target}_display`]: row['target_display'],
    [owner]: row['owner'],
    [`${owner}_display`]: row['owner_display'],
  };
}

interface Pair {
  readonly owner: string;
  readonly target: string;
}

function add(kind: Pairs, call: Call): Reply {
  const body: unknown = call.body;
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  const read = items.map((item) => readPair(kind, item, call));
  const errors = read.map((pair) => ('error' in pair ? pair.error : {}));
  if (read.some((pair) => 'error' in pair)) {
    throw invalid(Array.isArray(body) ? errors : (errors[0] ?? {}));
  }
  const { database } = call.sandbox;
  const { columns } = kind;
  const added = database.transaction(() =>
    read.flatMap((pair) => {
      if ('error' in pair) return [];
      const row = database.get(
        `INSERT OR IGNORE INTO ${kind.links} (${columns.owner}, ${columns.target}) VALUES (?, ?) RETURNING id`,
        [pair.owner, pair.target],
      );
      return [
        { id: row?.['id'], [keyOf(kind.target)]: pair.target, [keyOf(kind.owner)]: pair.owner },
      ];
    }),
  );
  const pairs = kind.answersNames ? namedRecords(kind, added, call) : added;
  return created(Array.isArray(body) ? pairs : pairs[0]);
}

function namedRecords(kind: Pairs, added: readonly { readonly id: unknown }[], call: Call) {
  const where = isIn(
    'l.id',
    added.map(({ id }) => id),
  );
  return rowsOf(kind, call, where).map((row) => record(kind, row));
}

function readPair(kind: Pairs, item: unknown, call: Call): Pair | { readonly error: ErrorBody } {
  const sent = new Map<string, unknown>(Object.entries(item ?? {}));
  const error: Record<string, ErrorBody> = {};
  for (const resource of [kind.target, kind.owner]) {
    const key = keyOf(resource);
    const value = sent.get(key) ?? undefined;
    if (value === undefined) error[key] = [{ say: serverMessages.required }];
    else if (!rowOrNothing(resource, String(value), call)) {
      error[key] = [{ say: serverMessages.objectUnknown, with: { value: String(value) } }];
    }
  }
  if (Object.keys(error).length > 0) return { error };
  const pair = {
    owner: String(sent.get(keyOf(kind.owner))),
    target: String(sent.get(keyOf(kind.target))),
  };
  const { owner, target } = kind.columns;
  const same = both(equals(owner, pair.owner), equals(target, pair.target));
  if (!hasRow(call.sandbox, kind.links, same)) return pair;
  const fields = kind.unique.map(keyOf).join(', ');
  return { error: { non_field_errors: [{ say: serverMessages.uniqueSet, with: { fields } }] } };
}

/** Deletes nothing when the query has no filter. */
function remove(kind: Pairs, call: Call): Reply {
  if (!call.query.get(keyOf(kind.owner)) && !call.query.get(keyOf(kind.target))) {
    throw new WireError(400, undefined);
  }
  const { sql, parameters } = isIn(
    'id',
    chosenRows(kind, call).map((row) => row['id']),
  );
  call.sandbox.database.run(`DELETE FROM ${kind.links} WHERE ${sql}`, parameters);
  return { status: 204 };
}
