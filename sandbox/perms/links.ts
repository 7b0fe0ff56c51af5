import type { ApiAddress, ResourceId } from '../../generated/names.ts';
import { permissionFor } from '../../codegen/model/permissions.ts';
import type { Endpoint, Reply } from '../behaviour/behaviour.ts';
import { rowOrNothing } from '../resources/answer.ts';
import { inOrganization } from '../resources/organizationPart.ts';
import { pageOf, pageReply } from '../resources/paging.ts';
import { resourceOf } from '../sandbox.ts';
import { placeholders, type Row, type SqlValue } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { invalid, WireError, type ErrorBody } from '../wire/errors.ts';

type Owner = Extract<
  ResourceId,
  'perms.assetpermission' | 'perms.applicationpermission' | 'assets.systemuser'
>;

/** One kind of pair: a permission and what it holds. */
export interface LinkKind {
  /** Below `/api/v1/`. */
  readonly address: ApiAddress;
  /** The resource whose permissions cover the calls. */
  readonly permission: Owner;
  /** Key of the permission. */
  readonly owner: string;
  /** Key and resource of what it holds, and how that is shown. */
  readonly target: readonly [key: string, resource: ResourceId, shown: string];
  /** The link table: `owner_id`, `target_id`. */
  readonly links: string;
}

/** Pairs are listed, added as an array and deleted by query. Source: page facts, permissions, sections 1.4 and 2.4. */
export function linkEndpoints(kind: LinkKind): readonly Endpoint[] {
  const needs = (verb: 'view' | 'add' | 'delete') => [permissionFor(verb, kind.permission)];
  const { address } = kind;
  return [
    { method: 'GET', address, needs: needs('view'), answer: (call) => list(kind, call) },
    { method: 'POST', address, needs: needs('add'), answer: (call) => add(kind, call) },
    { method: 'DELETE', address, needs: needs('delete'), answer: (call) => remove(kind, call) },
  ];
}

function rowsOf({ permission, owner, target, links }: LinkKind, call: Call): readonly Row[] {
  const { sandbox } = call;
  const parts: string[] = [];
  const parameters: SqlValue[] = [];
  for (const [key, column] of [
    [owner, 'owner_id'],
    [target[0], 'target_id'],
  ] as const) {
    const value = call.query.get(key);
    if (!value) continue;
    parts.push(`l.${column} = ?`);
    parameters.push(value);
  }
  const here = inOrganization(call, 'o.org_id');
  return sandbox.database.all(
    `SELECT l.id AS id, l.target_id AS target, ${target[2]} AS target_display,
            l.owner_id AS owner, o.name AS owner_display
     FROM ${links} l JOIN ${resourceOf(sandbox, permission).table} o ON o.id = l.owner_id
     JOIN ${resourceOf(sandbox, target[1]).table} t ON t.id = l.target_id
     WHERE ${[...parts, here.sql].join(' AND ')} ORDER BY l.id`,
    [...parameters, ...here.parameters],
  );
}

function list(kind: LinkKind, call: Call): Reply {
  const rows = rowsOf(kind, call).map((row) => ({
    id: row['id'],
    [kind.target[0]]: row['target'],
    [`${kind.target[0]}_display`]: row['target_display'],
    [kind.owner]: row['owner'],
    [`${kind.owner}_display`]: row['owner_display'],
  }));
  const page = pageOf(call);
  if (!page) return { status: 200, body: rows };
  return pageReply(call, page, rows.length, rows.slice(page.offset, page.offset + page.limit));
}

interface Pair {
  readonly owner: string;
  readonly target: string;
}

function add(kind: LinkKind, call: Call): Reply {
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
      return [{ id: row?.['id'], [kind.target[0]]: one.target, [kind.owner]: one.owner }];
    }),
  );
  return { status: 201, body: Array.isArray(body) ? added : added[0] };
}

function readPair(kind: LinkKind, item: unknown, call: Call): Pair | { readonly error: ErrorBody } {
  const given = new Map<string, unknown>(Object.entries(item ?? {}));
  const error: Record<string, ErrorBody> = {};
  for (const [key, resource] of [kind.target, [kind.owner, kind.permission] as const]) {
    const value = given.get(key);
    if (value === undefined || value === null) error[key] = [{ say: 'required' }];
    else if (!rowOrNothing(resourceOf(call.sandbox, resource), String(value), call)) {
      error[key] = [{ say: 'objectUnknown', with: { value: String(value) } }];
    }
  }
  if (Object.keys(error).length > 0) return { error };
  const pair = {
    owner: String(given.get(kind.owner)),
    target: String(given.get(kind.target[0])),
  };
  const known = call.sandbox.database.get(
    `SELECT 1 AS found FROM ${kind.links} WHERE owner_id = ? AND target_id = ?`,
    [pair.owner, pair.target],
  );
  if (!known) return pair;
  const fields = [kind.owner, kind.target[0]].join(', ');
  return { error: { non_field_errors: [{ say: 'uniqueSet', with: { fields } }] } };
}

/** Without a narrowing nothing is deleted. */
function remove(kind: LinkKind, call: Call): Reply {
  if (!call.query.get(kind.owner) && !call.query.get(kind.target[0])) {
    throw new WireError(400, undefined);
  }
  const ids = rowsOf(kind, call).map((row) => row['id'] ?? null);
  call.sandbox.database.run(
    `DELETE FROM ${kind.links} WHERE id IN (${placeholders(ids.length)})`,
    ids,
  );
  return { status: 204 };
}
