import type { AppFacts } from '@gatehouse-console/engine/model/console.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  messageText,
  type Language,
  type Messages,
} from '@gatehouse-console/engine/sandbox/core/messages.ts';

/** Texts of the server's own pages. */
export const pageTexts = {
  product: { en: 'Gatehouse', zh: 'Gatehouse', ja: 'Gatehouse' },
  claim: {
    en: 'One gate to every host and application, with a record of who passed and why.',
    zh: '通往所有主机与应用的唯一入口，每一次访问都有据可查。',
    ja: 'すべてのホストとアプリケーションへの一つの門。誰がなぜ通ったかを記録します。',
  },
  title: { en: 'Log in', zh: '登录', ja: 'ログイン' },
  lead: {
    en: 'Use the account your administrator gave you.',
    zh: '请使用管理员为您开通的账号。',
    ja: '管理者から渡されたアカウントを使ってください。',
  },
  username: { en: 'Username', zh: '用户名', ja: 'ユーザー名' },
  password: { en: 'Password', zh: '密码', ja: 'パスワード' },
  showPassword: { en: 'Show password', zh: '显示密码', ja: 'パスワードを表示' },
  remember: {
    en: 'Keep me logged in on this device',
    zh: '在此设备上保持登录',
    ja: 'この端末でログインしたままにする',
  },
  submit: { en: 'Log in', zh: '登录', ja: 'ログイン' },
  languages: { en: 'Language', zh: '语言', ja: '言語' },
  loggedOut: { en: 'You are logged out', zh: '您已退出登录', ja: 'ログアウトしました' },
  loggedOutLead: {
    en: 'Your session has ended. The login page opens in a moment.',
    zh: '会话已结束，稍后将打开登录页。',
    ja: 'セッションは終了しました。まもなくログインページが開きます。',
  },
  again: { en: 'Go to the login page', zh: '前往登录页', ja: 'ログインページへ' },
  stale: {
    en: 'This form is out of date',
    zh: '此表单已失效',
    ja: 'このフォームは古くなっています',
  },
  staleLead: {
    en: 'It was open too long or in another window. Open the login page again and retry.',
    zh: '页面打开时间过长，或已在其他窗口登录。请重新打开登录页再试。',
    ja: '開いたまま時間が経ったか、別のウィンドウで使われました。ログインページを開き直してください。',
  },
  noCookies: {
    en: 'Cookies are blocked',
    zh: 'Cookie 已被阻止',
    ja: 'Cookie がブロックされています',
  },
  noCookiesLead: {
    en: 'Without cookies nobody can log in here. Allow cookies for this address in the settings of your browser, or leave its private mode, then open the login page again.',
    zh: '没有 Cookie 无法登录。请在浏览器设置中允许此地址使用 Cookie，或退出无痕模式，然后重新打开登录页。',
    ja: 'Cookie がないとログインできません。ブラウザーの設定でこのアドレスの Cookie を許可するか、プライベートモードを終了してから、ログインページを開き直してください。',
  },
  foreign: {
    en: 'This form comes from another site',
    zh: '此表单来自其他网站',
    ja: 'このフォームは別のサイトから送信されました',
  },
  foreignLead: {
    en: 'It was not accepted, to protect your account. Open the login page of this console and log in there.',
    zh: '为保护您的账号，此表单未被接受。请打开本控制台的登录页登录。',
    ja: 'アカウントを保護するため、受け付けませんでした。このコンソールのログインページを開いてログインしてください。',
  },
  code: { en: 'Second step', zh: '第二步验证', ja: '2段階目の確認' },
  codeLead: {
    en: 'Open your authenticator app and type the code it shows for this console.',
    zh: '打开身份验证器，输入其中显示的本控制台验证码。',
    ja: '認証アプリを開き、このコンソール用に表示されたコードを入力してください。',
  },
  codeLabel: { en: 'Code', zh: '验证码', ja: 'コード' },
  codeAtOnce: {
    en: 'Code of your authenticator app, if you have one',
    zh: '身份验证器的验证码（如已绑定）',
    ja: '認証アプリのコード（登録済みの場合）',
  },
  wait: { en: 'Wait to be let in', zh: '等待批准登录', ja: 'ログインの承認待ち' },
  waitLead: {
    en: 'A login rule asks somebody first. Asked: %{names}.',
    zh: '登录规则要求先经他人批准。审批人：%{names}。',
    ja: 'ログインルールにより、先に承認が必要です。承認者：%{names}。',
  },
  waitAgain: { en: 'Look again', zh: '再看一次', ja: 'もう一度確認' },
  waitRefused: {
    en: 'You were not let in.',
    zh: '您的登录未获批准。',
    ja: 'ログインは承認されませんでした。',
  },
  mfaTitle: { en: 'Authenticator app', zh: '身份验证器', ja: '認証アプリ' },
  mfaBound: {
    en: 'An authenticator app is set up for your account. Its code is asked for at login and before sensitive actions.',
    zh: '您的账号已绑定身份验证器。登录和执行敏感操作前需要输入其中的验证码。',
    ja: 'アカウントに認証アプリが登録されています。ログイン時と重要な操作の前にコードを入力します。',
  },
  mfaUnbound: {
    en: 'No authenticator app is set up for your account.',
    zh: '您的账号尚未绑定身份验证器。',
    ja: 'アカウントに認証アプリは登録されていません。',
  },
  mfaAdd: { en: 'Set up an app', zh: '绑定身份验证器', ja: '認証アプリを登録' },
  mfaRemove: { en: 'Remove the app', zh: '解除绑定', ja: '認証アプリの登録を解除' },
  mfaKeyLead: {
    en: 'Add this key to your authenticator app, then type the code it shows.',
    zh: '将此密钥添加到身份验证器，然后输入其中显示的验证码。',
    ja: 'このキーを認証アプリに追加し、表示されたコードを入力してください。',
  },
  mfaOwedLead: {
    en: 'Your account needs a second step at login. Add this key to your authenticator app, then type the code it shows.',
    zh: '您的账号登录时需要第二步验证。请将此密钥添加到身份验证器，然后输入其中显示的验证码。',
    ja: 'このアカウントではログイン時に 2 段階目の確認が必要です。このキーを認証アプリに追加し、表示されたコードを入力してください。',
  },
  mfaKey: { en: 'Key:', zh: '密钥：', ja: 'キー：' },
  mfaOpen: {
    en: 'Open it in an app on this device',
    zh: '在本设备的应用中打开',
    ja: 'このデバイスのアプリで開く',
  },
  mfaBack: { en: 'Back to the console', zh: '返回控制台', ja: 'コンソールに戻る' },
  newPassword: { en: 'New password', zh: '新密码', ja: '新しいパスワード' },
  newPasswordLead: {
    en: 'Your administrator requires a new password before you continue.',
    zh: '管理员要求您先修改密码，然后才能继续。',
    ja: '続ける前に別のパスワードを設定するよう、管理者が求めています。',
  },
  newPasswordAgain: {
    en: 'Confirm new password',
    zh: '确认新密码',
    ja: '新しいパスワード（確認）',
  },
  newPasswordSave: { en: 'Save and log in', zh: '保存并登录', ja: '保存してログイン' },
  downloadsTitle: { en: 'Downloads', zh: '下载', ja: 'ダウンロード' },
  downloadsLead: {
    en: 'In a real installation, desktop clients and tools are offered here. The demo server has none to offer.',
    zh: '实际安装的系统在此提供桌面客户端和工具。演示服务器没有可供下载的内容。',
    ja: '実際の環境では、ここでデスクトップクライアントやツールを配布します。デモサーバーにはありません。',
  },
  monitorTitle: { en: 'Task monitor', zh: '任务监控', ja: 'タスクモニター' },
  monitorLead: {
    en: 'In a real installation, this page shows the background tasks of the server: its workers, its queues, and the tasks that run, wait or failed. The demo server runs its tasks at once; the job center of the console lists them with their logs.',
    zh: '实际安装的系统在此显示服务器的后台任务：工作进程、队列，以及正在运行、等待或失败的任务。演示服务器会立即执行任务，可在控制台的作业中心查看任务及其日志。',
    ja: '実際の環境では、ここにサーバーのバックグラウンドタスクが表示されます。ワーカー、キュー、実行中・待機中・失敗したタスクです。デモサーバーはタスクをすぐに実行します。タスクとログはコンソールのジョブセンターにあります。',
  },
  terminalTitle: { en: 'Web terminal', zh: 'Web 终端', ja: 'Web ターミナル' },
  terminalLead: {
    en: 'In a real installation, the web terminal opens here: your assets and applications in a tree, and each connection in a tab. The demo server simulates no terminal: nothing can be connected to.',
    zh: '实际安装的系统在此打开 Web 终端：资产和应用以树形显示，每个连接一个标签页。演示服务器不模拟终端，无法连接任何资产。',
    ja: '実際の環境では、ここで Web ターミナルが開きます。アセットとアプリケーションがツリーに並び、接続ごとにタブが開きます。デモサーバーはターミナルを再現しないため、どこにも接続できません。',
  },
  liveTitle: { en: 'Watch a session live', zh: '实时查看会话', ja: 'セッションをライブで見る' },
  liveLead: {
    en: 'In a real installation, this page shows the terminal of the user while the session runs, line by line, and the session can be ended from here. The demo server has no hosts, so there is nothing to watch.',
    zh: '实际安装的系统在会话运行时在此逐行显示用户的终端，并可从此处终止会话。演示服务器没有主机，因此没有可查看的内容。',
    ja: '実際の環境では、セッションの実行中にユーザーのターミナルがここに一行ずつ表示され、ここからセッションを切断できます。デモサーバーにはホストがないため、見られるものはありません。',
  },
  replayTitle: { en: 'Play a recording', zh: '播放录像', ja: '録画を再生' },
  replayLead: {
    en: 'In a real installation, the web terminal plays recordings here. The console has a player of its own: it is on the page of the session.',
    zh: '实际安装的系统由 Web 终端在此播放录像。控制台自带播放器，位于会话页面。',
    ja: '実際の環境では、Web ターミナルがここで録画を再生します。コンソールには専用のプレーヤーがあり、セッションのページで再生できます。',
  },
  sessionPage: { en: 'Open the session', zh: '打开会话', ja: 'セッションを開く' },
  filesTitle: { en: 'File manager', zh: '文件管理', ja: 'ファイルマネージャー' },
  filesLead: {
    en: 'In a real installation, the file manager opens here: the files of your assets, to upload and download. The demo server simulates no terminal and no file transfer.',
    zh: '实际安装的系统在此打开文件管理，可上传和下载资产上的文件。演示服务器不模拟终端，也不模拟文件传输。',
    ja: '実際の環境では、ここでファイルマネージャーが開き、アセットのファイルをアップロードしたりダウンロードしたりできます。デモサーバーはターミナルもファイル転送も再現しません。',
  },
} satisfies Messages;

export type PageTextKey = keyof typeof pageTexts;
/** Translates a text of the pages; also lists the languages. */
export interface PageTranslate {
  (key: PageTextKey, values?: Readonly<Record<string, string | number>>): string;
  readonly languages: AppFacts['languages'];
}

export function pageTextsIn({ model }: Pick<Sandbox, 'model'>, language: Language): PageTranslate {
  const say = (key: PageTextKey, values?: Readonly<Record<string, string | number>>): string =>
    String(messageText({ say: pageTexts[key], with: values }, language));
  return Object.assign(say, { languages: model.app.languages });
}
