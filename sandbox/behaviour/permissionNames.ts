import type { PermissionFacts } from '../../codegen/model/console.ts';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import type { Language } from '../wire/messages.ts';

/** A name in the languages of the console: English, Chinese, Japanese. */
type Names = readonly [en: string, zh: string, ja: string];

const VERBS: Readonly<Record<string, Names>> = {
  view: ['View', '查看', '表示'],
  add: ['Add', '创建', '作成'],
  change: ['Change', '更新', '更新'],
  delete: ['Delete', '删除', '削除'],
  match: ['Find', '匹配', '検索'],
  test: ['Test', '测试', 'テスト'],
  push: ['Push', '推送', 'プッシュ'],
  refresh: ['Refresh', '刷新', '再取得'],
  move: ['Move', '移动', '移動'],
  invite: ['Invite', '邀请', '招待'],
  remove: ['Remove', '移出', '除外'],
  monitor: ['Watch', '监控', '監視'],
  terminate: ['End', '终止', '終了'],
  share: ['Share', '共享', '共有'],
  validate: ['Check', '校验', '確認'],
  upload: ['Upload', '上传', 'アップロード'],
  download: ['Download', '下载', 'ダウンロード'],
};

/** Apps, views, and what has no list of its own in the console. */
const OTHERS: Readonly<Record<string, Names>> = {
  $ROOT$: ['All permissions', '全部权限', 'すべての権限'],
  view_console: ['Console view', '控制台视图', 'コンソール'],
  view_workbench: ['Workbench view', '工作台视图', 'ワークベンチ'],
  view_audit: ['Audit view', '审计台视图', '監査'],
  view_setting: ['System settings', '系统设置', 'システム設定'],
  acls: ['Access rules', '访问控制', 'アクセス制御'],
  applications: ['Applications', '应用', 'アプリケーション'],
  assets: ['Assets', '资产', 'アセット'],
  audits: ['Logs', '日志', 'ログ'],
  ops: ['Job centre', '作业中心', 'ジョブセンター'],
  orgs: ['Organizations', '组织', '組織'],
  perms: ['Asset and application permissions', '授权', '権限'],
  rbac: ['Roles', '角色', 'ロール'],
  settings: ['Settings', '设置', '設定'],
  terminal: ['Sessions and terminals', '会话与终端', 'セッションとターミナル'],
  tickets: ['Tickets', '工单', 'チケット'],
  users: ['Users', '用户', 'ユーザー'],
  xpack: ['Enterprise edition', '企业版', 'エンタープライズ版'],
  applicationaccountsecret: [
    'application secret',
    '应用账号密钥',
    'アプリケーションのシークレット',
  ],
  assethardwareinfo: ['hardware information', '硬件信息', 'ハードウェア情報'],
  assetconnectivity: ['reachability', '可连接性', '接続性'],
  assetsystemuser: ['system user on assets', '系统用户到资产', 'アセットのシステムユーザー'],
  assettonode: ['assets of a node', '节点中的资产', 'ノードのアセット'],
  assetaccountsecret: ['asset account secret', '资产账号密钥', 'アセットアカウントのシークレット'],
  connectiontoken: ['connection token', '连接令牌', '接続トークン'],
  connectiontokensecret: ['connection token secret', '连接令牌密钥', '接続トークンのシークレット'],
  superconnectiontoken: ['connection token of others', '他人的连接令牌', '他人の接続トークン'],
  commandexecution: ['batch command', '批量命令', '一括コマンド'],
  taskmonitor: ['task monitor', '任务监控', 'タスクモニター'],
  rootorg: ['global organization', '全局组织', 'グローバル組織'],
  permedasset: ['granted asset', '已授权资产', '許可されたアセット'],
  myassets: ['my assets', '我的资产', 'マイアセット'],
  myapps: ['my applications', '我的应用', 'マイアプリケーション'],
  userassets: ['assets of a user', '用户的资产', 'ユーザーのアセット'],
  userapps: ['applications of a user', '用户的应用', 'ユーザーのアプリケーション'],
  usergroupassets: ['assets of a group', '用户组的资产', 'グループのアセット'],
  usergroupapps: ['applications of a group', '用户组的应用', 'グループのアプリケーション'],
  console: ['console', '控制台', 'コンソール'],
  audit: ['audit', '审计台', '監査'],
  workbench: ['workbench', '工作台', 'ワークベンチ'],
  webterminal: ['web terminal', 'Web 终端', 'Web ターミナル'],
  filemanager: ['file manager', '文件管理', 'ファイルマネージャー'],
  permission: ['permission', '权限', '権限'],
  setting: ['settings', '设置', '設定'],
  systemmsgsubscription: ['message subscription', '消息订阅', 'メッセージ購読'],
  interface: ['interface', '界面', '画面'],
  license: ['licence', '许可证', 'ライセンス'],
  sessionactionperm: ['actions in a session', '会话操作', 'セッション内の操作'],
  sessionreplay: ['replay', '会话录像', '録画'],
  supersessionsharing: ['sharing of all sessions', '共享所有会话', 'すべてのセッションの共有'],
  terminalconfig: ['terminal configuration', '终端配置', 'ターミナルの構成'],
  status: ['component state', '组件状态', 'コンポーネントの状態'],
  task: ['task', '任务', 'タスク'],
};

const PLACES: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, zh: 1, ja: 2 };

/** What a permission is called in the tree of a role: what is done, and to what. */
export function permissionName(
  { app, model: of, verb }: Pick<PermissionFacts, 'app' | 'model' | 'verb'>,
  model: ConsoleModel,
  language: Language,
): string {
  const deed = VERBS[verb]?.[PLACES[language]] ?? verb;
  const thing = thingName(app, of, model, language);
  if (language === 'en') return `${deed} ${lower(thing)}`;
  return language === 'zh' ? `${deed}${thing}` : `${thing}の${deed}`;
}

/** What records of a model are called: as their list, as far as they have one. */
export function thingName(
  app: string,
  of: string,
  { catalogues }: ConsoleModel,
  language: Language,
): string {
  const named = catalogues[language]?.[`resources.${app}.${of}.one`];
  return named ?? placeName(of, language);
}

/** What an app or a view is called. */
export function placeName(id: string, language: Language): string {
  return OTHERS[id]?.[PLACES[language]] ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** Names of resources within a sentence; abbreviations keep their capitals. */
function lower(name: string): string {
  return name.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
