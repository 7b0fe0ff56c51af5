import type { Cut, FactKind, Unread } from './factReader.ts';
import type { Question } from './question.ts';
import type {
  ApplicationFacts,
  AssetFacts,
  AssetRuleFacts,
  GroupFacts,
  LoginRuleFacts,
  NodeFacts,
  PermissionFacts,
  SessionFacts,
  SystemUserFacts,
  UserFacts,
} from './readFacts.ts';

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
