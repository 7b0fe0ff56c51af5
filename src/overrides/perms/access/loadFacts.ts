import type { Query } from '@gatehouse-console/engine/api/request.ts';
import { createFactReader, NOTHING, type FactReader, type FactSource } from './factReader.ts';
import type { Party, Question, Target } from './question.ts';
import {
  APPLICATIONS,
  ASSET_RULES,
  ASSETS,
  GROUPS,
  LOGIN_RULES,
  NODES,
  permissionsOf,
  SESSIONS,
  SYSTEM_USERS,
  USERS,
  type PermissionFacts,
  type UserFacts,
} from './readFacts.ts';

/** What is read at most for one question; the page says what is left out. */
const LIMITS = {
  /** Of each kind. */
  permissions: 400,
  /** Members of groups. */
  members: 1_000,
  /** Assets of a node; a node with more stays one row. */
  assetsOfNode: 500,
  /** Nodes whose assets are read; further ones stay one row each. */
  nodes: 40,
  rules: 200,
  /** Running ones of the user. */
  sessions: 200,
};

/** Parameters of the lists of permissions (contract: permissions, sections 1 and 2.1). */
const WHO: Readonly<Record<Party['kind'], string>> = { user: 'user_id', group: 'user_group_id' };
const WHAT: Readonly<Record<Target['kind'], string>> = {
  asset: 'asset_id',
  node: 'node_id',
  application: 'application_id',
};

/**
 * Reads what is needed to answer a question: permissions by the filters of the API, then the records that they name.
 *
 * @throws ApiError when the permissions could not be read, or the calls were aborted
 */
export async function loadFacts(question: Question, source: FactSource) {
  const reader = createFactReader(source);
  const { who, what, systemUser } = question;
  const user = who?.kind === 'user' ? who.id : undefined;
  const asset = what?.kind === 'asset' ? what.id : undefined;
  const [permissions, asked, assetRules, loginRules] = await Promise.all([
    loadPermissions(question, source.now, reader),
    loadAsked(question, reader),
    user !== undefined && asset !== undefined ? reader.list(ASSET_RULES, LIMITS.rules) : NOTHING,
    user !== undefined && what
      ? reader.list({ ...LOGIN_RULES, query: { user } }, LIMITS.rules)
      : NOTHING,
  ]);
  const named = (field: 'users' | 'groups' | 'assets' | 'nodes' | 'applications' | 'systemUsers') =>
    permissions.flatMap((permission) => permission[field]);
  const places = [...asked.assets.values()].flatMap(({ nodes }) => nodes);
  const mayAskSessions = what !== undefined && source.may(SESSIONS.needs);
  const [groups, nodes, assets, assetsBelow, applications, systemUsers, sessions] =
    await Promise.all([
      loadGroups(question, named('groups'), reader),
      reader.byIds(NODES, [
        ...named('nodes'),
        ...places,
        ...(what?.kind === 'node' ? [what.id] : []),
      ]),
      reader.byIds(ASSETS, what ? [] : named('assets')),
      who && !what ? loadBelow(named('nodes'), reader) : [],
      reader.byIds(APPLICATIONS, what ? [] : named('applications')),
      reader.byIds(SYSTEM_USERS, [
        ...named('systemUsers'),
        ...(systemUser === undefined ? [] : [systemUser]),
      ]),
      mayAskSessions ? loadSessions(what.id, asked.users.get(user ?? ''), reader) : [],
    ]);
  const members = [...groups.values()].flatMap((group) => group.members ?? []);
  const covered = who ? [] : [...named('users'), ...(what ? members : [])];
  const users = await reader.byIds(USERS, covered);
  const below = assetsBelow.flatMap((part) => part.assets);
  return {
    question,
    permissions,
    users: new Map([...users, ...asked.users]),
    groups: new Map([...groups, ...asked.groups]),
    assets: new Map([
      ...below.map((asset) => [asset.id, asset] as const),
      ...assets,
      ...asked.assets,
    ]),
    nodes,
    applications: new Map([...applications, ...asked.applications]),
    systemUsers,
    /** By node: the assets in it and below it, as the server lists them; complete or absent. */
    assetsBelow: new Map<string, ReadonlySet<string>>(
      assetsBelow.map((part) => [part.node, new Set(part.assets.map(({ id }) => id))]),
    ),
    assetRules: assetRules.rows,
    loginRules: loginRules.rows,
    /** Of the user on the asset or application that the question names. */
    sessions,
    unread: reader.unread,
    cuts: reader.cuts,
  };
}

/** All that is known for a question. A record that is not in its map is unknown. */
export type Facts = Readonly<Awaited<ReturnType<typeof loadFacts>>>;

async function loadPermissions(
  { who, what, systemUser }: Question,
  now: Date,
  reader: FactReader,
): Promise<readonly PermissionFacts[]> {
  const query: Query = {
    all: 1,
    order: 'name',
    ...(who && { [WHO[who.kind]]: who.id }),
    ...(what && { [WHAT[what.kind]]: what.id }),
    ...(systemUser !== undefined && { system_user_id: systemUser }),
  };
  const kinds: readonly PermissionFacts['kind'][] =
    what === undefined
      ? ['asset', 'application']
      : [what.kind === 'application' ? 'application' : 'asset'];
  const lists = await Promise.all(
    kinds.map((kind) =>
      reader.list({ ...permissionsOf(kind, now), query }, LIMITS.permissions, 'needed'),
    ),
  );
  return lists.flatMap(({ rows }) => rows);
}

/** The records that the question names. */
async function loadAsked({ who, what }: Question, reader: FactReader) {
  const ids = (kind: Party['kind'] | Target['kind']) =>
    [who, what].flatMap((side) => (side?.kind === kind ? [side.id] : []));
  const [users, groups, assets, applications] = await Promise.all([
    reader.byIds(USERS, ids('user')),
    reader.byIds(GROUPS, ids('group')),
    reader.byIds(ASSETS, ids('asset')),
    reader.byIds(APPLICATIONS, ids('application')),
  ]);
  return { users, groups, assets, applications };
}

/** Members are needed when everybody is asked for; a part of them is left out where there are too many. */
async function loadGroups({ who }: Question, ids: readonly string[], reader: FactReader) {
  const groups = await reader.byIds(GROUPS, ids);
  if (who) return groups;
  const members = new Set([...groups.values()].flatMap((group) => group.members ?? []));
  if (members.size <= LIMITS.members) return groups;
  reader.cuts.push({ kind: 'members', shown: LIMITS.members, total: members.size });
  const kept = new Set([...members].slice(0, LIMITS.members));
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      { ...group, members: group.members?.filter((member) => kept.has(member)) },
    ]),
  );
}

/** The assets of nodes and below them, as the server lists them; too large nodes are left out. */
async function loadBelow(nodes: readonly string[], reader: FactReader) {
  const wanted = [...new Set(nodes)];
  const lists = await Promise.all(
    wanted.slice(0, LIMITS.nodes).map(async (node) => {
      const list = { ...ASSETS, query: { ...ASSETS.query, node_id: node, all: 1 } };
      const { rows, total } = await reader.list(list, LIMITS.assetsOfNode);
      return rows.length < total || reader.unread.assets !== undefined
        ? undefined
        : { node, assets: rows };
    }),
  );
  const complete = lists.flatMap((list) => list ?? []);
  if (complete.length < wanted.length && reader.unread.assets === undefined) {
    reader.cuts.push({ kind: 'nodes', shown: complete.length, total: wanted.length });
  }
  return complete;
}

/** The server cannot filter sessions by the id of a user: it searches for the username, and the ids decide. */
async function loadSessions(target: string, user: UserFacts | undefined, reader: FactReader) {
  if (!user) return [];
  const query = { is_finished: 0, search: user.username };
  const { rows } = await reader.list({ ...SESSIONS, query }, LIMITS.sessions);
  return rows.filter((session) => session.user === user.id && session.target === target);
}
