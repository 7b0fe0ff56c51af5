import type { Question } from './question.ts';

/** What the page reads from the API. */
export type FactKind =
  | 'asset-permissions'
  | 'application-permissions'
  | 'users'
  | 'groups'
  | 'assets'
  | 'nodes'
  | 'applications'
  | 'system-users'
  | 'asset-rules'
  | 'login-rules'
  | 'sessions';

/** Why something was not read: the reader may not, or the call failed. Either way it is unknown, never absent. */
export type Unread = 'forbidden' | 'failed';

export interface UserFacts {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly active: boolean;
  readonly expired: boolean;
  /** A time in the server's format. */
  readonly ends: string;
  /** Ids of the user's groups; undefined where the answer lacks them. */
  readonly groups: readonly string[] | undefined;
}

export interface GroupFacts {
  readonly id: string;
  readonly name: string;
  /** Ids of the members; undefined where they were not asked for. */
  readonly members: readonly string[] | undefined;
}

export interface AssetFacts {
  readonly id: string;
  readonly name: string;
  readonly ip: string;
  readonly active: boolean;
  /** Names of the protocols: `ssh`, not `ssh/22`. */
  readonly protocols: readonly string[];
  readonly nodes: readonly string[];
}

export interface NodeFacts {
  readonly id: string;
  readonly name: string;
  /** `1:4:2`: the keys of a node below begin with the key of the node. */
  readonly key: string;
}

export interface ApplicationFacts {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly type: string;
}

export interface SystemUserFacts {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly protocol: string;
  /** The person's own username is used. */
  readonly sameUsername: boolean;
}

/** An asset or application permission. */
export interface PermissionFacts {
  readonly id: string;
  readonly kind: 'asset' | 'application';
  readonly name: string;
  readonly active: boolean;
  readonly expired: boolean;
  /** As the server says it, so that its clock counts. */
  readonly valid: boolean;
  readonly begins: string;
  readonly ends: string;
  /** Single actions without composites. */
  readonly actions: readonly string[];
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly assets: readonly string[];
  readonly nodes: readonly string[];
  readonly applications: readonly string[];
  readonly systemUsers: readonly string[];
}

/** A rule by which logins to assets need an approval. */
export interface AssetRuleFacts {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly usernames: readonly string[];
  readonly hostnames: readonly string[];
  readonly addresses: readonly string[];
  readonly systemUserNames: readonly string[];
  readonly systemUsernames: readonly string[];
  readonly protocols: readonly string[];
}

/** A rule about the logins of one user; the lower priority is matched first. */
export interface LoginRuleFacts {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly priority: number;
  readonly action: string;
  readonly addresses: readonly string[];
  /** Applies at some times only. */
  readonly timed: boolean;
}

/** A session that is running now. */
export interface SessionFacts {
  readonly id: string;
  readonly user: string;
  /** Id of an asset or an application. */
  readonly target: string;
  /** As the server names it. */
  readonly systemUser: string;
  readonly begins: string;
}

/** Something of which only a part was read or shown. */
export interface Cut {
  readonly kind: 'permissions' | 'members' | 'nodes' | 'rules' | 'rows';
  readonly shown: number;
  readonly total: number;
}

type ById<T> = ReadonlyMap<string, T>;

/** All that is known for a question. A record that is not in its map is unknown. */
export interface Facts {
  readonly question: Question;
  readonly permissions: readonly PermissionFacts[];
  readonly users: ById<UserFacts>;
  readonly groups: ById<GroupFacts>;
  readonly assets: ById<AssetFacts>;
  readonly nodes: ById<NodeFacts>;
  readonly applications: ById<ApplicationFacts>;
  readonly systemUsers: ById<SystemUserFacts>;
  /** By node: the assets in it and below it, as the server lists them; complete or absent. */
  readonly assetsBelow: ById<ReadonlySet<string>>;
  readonly assetRules: readonly AssetRuleFacts[];
  readonly loginRules: readonly LoginRuleFacts[];
  /** Of the user on the asset or application that the question names. */
  readonly sessions: readonly SessionFacts[];
  readonly unread: Readonly<Partial<Record<FactKind, Unread>>>;
  readonly cuts: readonly Cut[];
}
