import { app } from '#project/generated/app.ts';
import { servers } from '../session/serverVersion.ts';
import type { StartupStep } from '../session/startup.ts';

/** Texts that are needed when no catalogue can be loaded; therefore not in `locales/`. */
export interface StartWords {
  readonly title: string;
  readonly steps: Readonly<
    Record<StartupStep | 'sign-in' | 'words' | 'routes' | 'console', string>
  >;
  /** Instead, when the server has not answered; with the seconds that were waited. */
  readonly late: Readonly<Record<Exclude<StartupStep, 'server'>, (seconds: number) => string>>;
  readonly help: string;
  readonly retry: string;
  readonly logout: string;
  readonly noViewTitle: string;
  readonly noViewHelp: string;
}

/** The versions of the server that the console is made for. */
const SERVED = servers.map(({ version }) => version).join(', ') || app.version;

const ENGLISH: StartWords = {
  title: 'The console could not start',
  steps: {
    // The text of spec 1, section 8.
    profile: 'Verification failed, please Login again.',
    organization: 'Your organization could not be read.',
    server: `The server does not say what you may do. It is none of those that this console is made for: ${SERVED}.`,
    'sign-in':
      'You were led to the login page several times within a minute and came back each time, but the server still refuses your profile.',
    words: 'The words of the interface could not be loaded.',
    routes: 'The pages of the console could not be put together.',
    console: 'A part of the console did not work.',
  },
  late: {
    profile: (seconds) => `The server did not send your profile within ${seconds} seconds.`,
    organization: (seconds) =>
      `The server did not send your organization within ${seconds} seconds.`,
  },
  help: 'Please check the connection and try again. If it keeps failing, tell your administrator what is said here.',
  retry: 'Try again',
  logout: 'Log out',
  noViewTitle: 'There is nothing here for you yet',
  noViewHelp:
    'Your account may enter no part of this console. Ask an administrator to add you to an organization.',
};

const CHINESE: StartWords = {
  title: '控制台未能启动',
  steps: {
    profile: '验证失败，请重新登录。',
    organization: '无法读取您的组织。',
    server: `服务器没有说明您可以做什么。此控制台只适用于：${SERVED}。`,
    'sign-in': '一分钟内您多次被带到登录页面又返回，但服务器仍然拒绝您的个人信息。',
    words: '无法加载界面文字。',
    routes: '无法生成控制台的页面。',
    console: '控制台的一部分未能工作。',
  },
  late: {
    profile: (seconds) => `服务器在 ${seconds} 秒内未返回您的个人信息。`,
    organization: (seconds) => `服务器在 ${seconds} 秒内未返回您的组织。`,
  },
  help: '请检查网络连接后重试。如果仍然失败，请将此处的说明告知管理员。',
  retry: '重试',
  logout: '退出登录',
  noViewTitle: '这里还没有您可以使用的内容',
  noViewHelp: '您的账号不能进入控制台的任何部分。请联系管理员将您加入组织。',
};

const JAPANESE: StartWords = {
  title: 'コンソールを起動できませんでした',
  steps: {
    profile: '確認に失敗しました。ログインし直してください。',
    organization: '組織を読み込めませんでした。',
    server: `サーバーは権限を通知しませんでした。このコンソールが対応するのは次のサーバーだけです: ${SERVED}。`,
    'sign-in':
      '1 分間に何度もログインページへ移動して戻りましたが、サーバーはプロフィールの取得を拒否し続けています。',
    words: '画面の文言を読み込めませんでした。',
    routes: 'コンソールのページを用意できませんでした。',
    console: 'コンソールの一部が動作しませんでした。',
  },
  late: {
    profile: (seconds) => `サーバーは ${seconds} 秒以内にプロフィールを返しませんでした。`,
    organization: (seconds) => `サーバーは ${seconds} 秒以内に組織を返しませんでした。`,
  },
  help: '接続を確認して、もう一度お試しください。繰り返し失敗する場合は、この画面の内容を管理者に伝えてください。',
  retry: '再試行',
  logout: 'ログアウト',
  noViewTitle: '利用できる画面がまだありません',
  noViewHelp: 'このアカウントで入れる画面がありません。組織への追加を管理者に依頼してください。',
};

/** @param language `en`, `zh`, `ja`; English for any other */
export function startTexts(language: string): StartWords {
  if (language.startsWith('zh')) return CHINESE;
  return language.startsWith('ja') ? JAPANESE : ENGLISH;
}
