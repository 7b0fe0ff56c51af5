import {
  messageText,
  type LocalizedText,
} from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { branches, models, verbs } from './permissionTreeTexts.ts';
import type { PermissionFacts } from '@gatehouse-console/engine/model/console.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import type { Call, Endpoint } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { branchesAbove, isOffered, ROOT, type Branch } from './permissionPlaces.ts';
import { existingPermissions, permissionsOfRole } from './permissions.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { treeEntry } from '@gatehouse-console/engine/sandbox/wire/treeEntry.ts';

/** Verbs with icons of their own; all other verbs share one icon (observed). */
const PLAIN_VERBS = new Set(['view', 'add', 'change', 'delete']);
const OTHER_VERB = 'file';

interface Entry {
  readonly branch: Branch;
  readonly parent: string;
  readonly all: Set<string>;
  readonly held: Set<string>;
}

/** `GET rbac/{scope}-roles/:id/permissions/tree/`: the permissions that a role may have, with those it has checked. */
export const permissionTrees: readonly Endpoint[] = (['system', 'org'] as const).map(
  (scope): Endpoint =>
    get(`rbac/${scope}-roles/:id/permissions/tree`, `rbac.view_${scope}role`, (call, { id = '' }) =>
      tree(scope, id, call),
    ),
);

function tree(scope: 'system' | 'org', id: string, call: Call): Reply {
  const closed = findRow(`rbac.${scope}role`, id, call)['builtin'] === 1;
  const held = new Set(permissionsOfRole(call.sandbox, id));
  const licensed = publicSettings(call.sandbox)['XPACK_ENABLED'] === true;
  const offered = existingPermissions(call.sandbox).filter(
    (permission) =>
      permission.granted &&
      (scope === 'system' || permission.scope === 'organization') &&
      isOffered(permission, licensed),
  );
  const entries = new Map<string, Entry>();
  const leaves = offered.map((permission) => {
    const checked = held.has(permission.name);
    const above = branchesAbove(permission);
    above.forEach((branch, place) => {
      const parent = above[place + 1]?.id ?? '';
      const entry = entries.get(branch.id) ?? { branch, parent, all: new Set(), held: new Set() };
      entry.all.add(permission.name);
      if (checked) entry.held.add(permission.name);
      entries.set(branch.id, entry);
    });
    return node({
      id: String(call.sandbox.model.permissions.indexOf(permission) + 1),
      name: permissionName(permission, call),
      title: permission.name,
      pId: above[0]?.id ?? ROOT,
      type: 'perm',
      iconSkin: PLAIN_VERBS.has(permission.verb) ? permission.verb : OTHER_VERB,
      closed,
      counts: [checked ? 1 : 0, 1],
    });
  });
  const branches = [...entries.values()].map(({ branch, parent, all, held: taken }) =>
    node({
      id: branch.id,
      name: branchName(branch, call),
      title: branch.id,
      pId: parent,
      type: branch.type,
      iconSkin: '',
      closed,
      counts: [taken.size, all.size],
    }),
  );
  return ok([...leaves, ...branches]);
}

/** `View asset`, in the caller's language. */
function permissionName({ app, model, verb }: PermissionFacts, call: Call): string {
  const named = modelName(`${app}.${model}`, call);
  const what = call.language === 'en' ? withinSentence(named) : named;
  return nameInLanguage(verbs[verb], verb, call, { what });
}

/** `API Key` becomes `API key` after a verb. */
function withinSentence(name: string): string {
  return name.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

function branchName({ id, type }: Branch, call: Call): string {
  if (type === 'model') return modelName(id, call);
  return nameInLanguage(branches[id === ROOT ? 'all' : id], id, call);
}

/** The name of a model: that of its pages, or a text of `permissionTreeTexts.ts`. */
function modelName(id: string, call: Call): string {
  const [, model = ''] = id.split('.');
  if (models[id]) return nameInLanguage(models[id], id, call);
  const resource = call.sandbox.resources.get(id);
  return resource ? sayText(call, resource.definition.one) : model;
}

/** The text in the caller's language, or the name in the manifests when there is none. */
function nameInLanguage(
  say: LocalizedText | undefined,
  name: string,
  { language }: Call,
  values: Readonly<Record<string, string>> = {},
): string {
  return say ? String(messageText({ say, with: values }, language)) : name;
}

interface NodeFacts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly pId: string;
  readonly type: Branch['type'] | 'perm';
  readonly iconSkin: string;
  readonly closed: boolean;
  readonly counts: readonly [held: number, all: number];
}

/** An entry of the tree (protocol, section 14.3). */
function node({ id, name, title, pId, type, iconSkin, closed, counts: [held, all] }: NodeFacts) {
  return treeEntry({
    id,
    name: `${name}(${held}/${all})`,
    title,
    pId,
    isParent: type !== 'perm',
    open: type === 'view' || type === 'root',
    iconSkin,
    checked: held > 0,
    chkDisabled: closed,
    meta: { type },
  });
}
