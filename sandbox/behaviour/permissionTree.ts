import type { PermissionFacts } from '../../codegen/model/console.ts';
import { findRow } from '../resources/answer.ts';
import { resourceOf } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';
import type { Endpoint, Reply } from './behaviour.ts';
import { permissionName, placeName, thingName } from './permissionNames.ts';
import { existingPermissions, permissionsOfRole } from './permissions.ts';

const ROOT = '$ROOT$';
/** Where the apps of the server stand in the tree; those not named belong to the console. */
const VIEW_OF_APP: Readonly<Record<string, string>> = {
  audits: 'view_audit',
  terminal: 'view_audit',
  settings: 'view_setting',
};
/** What everybody does at the workbench, whatever app it is part of. */
const WORKBENCH =
  /^(rbac\.view_(workbench|webterminal|filemanager)|perms\.view_my|ops\.add_commandexecution|authentication\.)/;

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly parent: string;
  readonly type: string;
  readonly all: Set<string>;
  readonly held: Set<string>;
}

/** `GET rbac/{scope}-roles/:id/permissions/tree/`: everything a role may hold, and what it holds. */
export const permissionTrees: readonly Endpoint[] = (['system', 'org'] as const).map((scope) => ({
  method: 'GET',
  address: `rbac/${scope}-roles/:id/permissions/tree`,
  needs: [`rbac.view_${scope}role`],
  answer: (call, { id = '' }) => tree(scope, id, call),
}));

function tree(scope: 'system' | 'org', id: string, call: Call): Reply {
  const row = findRow(resourceOf(call.sandbox, `rbac.${scope}role`), id, call);
  const closed = row['builtin'] === 1;
  const held = new Set(permissionsOfRole(call.sandbox, id));
  const offered = existingPermissions(call.sandbox).filter(
    (permission) =>
      permission.granted && (scope === 'system' || permission.scope === 'organization'),
  );
  const parents = new Map<string, Entry>();
  const leaves = offered.map((permission) => {
    const checked = held.has(permission.name);
    const number = call.sandbox.model.permissions.indexOf(permission) + 1;
    for (const parent of parentsOf(permission, call)) {
      const entry = parents.get(parent.id) ?? { ...parent, all: new Set(), held: new Set() };
      entry.all.add(permission.name);
      if (checked) entry.held.add(permission.name);
      parents.set(parent.id, entry);
    }
    return node(
      String(number),
      permissionName(permission, call.sandbox.model, call.language),
      permission.name,
      parentsOf(permission, call)[0]?.id ?? ROOT,
      'perm',
      checked,
      closed,
      [checked ? 1 : 0, 1],
    );
  });
  const above = [...parents.values()].map((entry) =>
    node(entry.id, entry.name, entry.id, entry.parent, entry.type, entry.held.size > 0, closed, [
      entry.held.size,
      entry.all.size,
    ]),
  );
  return { status: 200, body: [...leaves, ...above] };
}

/** From the nearest to the root. */
function parentsOf(
  permission: PermissionFacts,
  { sandbox, language }: Call,
): readonly Pick<Entry, 'id' | 'name' | 'parent' | 'type'>[] {
  const { app, model, name } = permission;
  const root = { id: ROOT, name: placeName(ROOT, language), parent: '', type: 'root' };
  const named = /^rbac\.view_(console|audit|workbench)$/.exec(name)?.[1];
  const viewId =
    named !== undefined
      ? `view_${named}`
      : WORKBENCH.test(name)
        ? 'view_workbench'
        : (VIEW_OF_APP[app] ?? 'view_console');
  const view = { id: viewId, name: placeName(viewId, language), parent: ROOT, type: 'view' };
  if (named !== undefined || viewId === 'view_workbench') return [view, root];
  return [
    {
      id: `${app}.${model}`,
      name: thingName(app, model, sandbox.model, language),
      parent: app,
      type: 'model',
    },
    { id: app, name: placeName(app, language), parent: viewId, type: 'app' },
    view,
    root,
  ];
}

function node(
  id: string,
  name: string,
  title: string,
  pId: string,
  type: string,
  checked: boolean,
  closed: boolean,
  [held, all]: readonly [number, number],
) {
  return {
    id,
    name: `${name}(${held}/${all})`,
    title,
    pId,
    parentInfo: '',
    isParent: type !== 'perm',
    open: type === 'view' || type === 'root',
    iconSkin: '',
    nocheck: false,
    checked,
    halfCheck: false,
    chkDisabled: closed,
    meta: { type },
  };
}
