import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

/** What several areas say. */
export const sharedMessages = {
  ldapLoginFailed: {
    en: 'The username or password is wrong.',
    zh: '用户名或密码错误。',
    ja: 'ユーザー名またはパスワードが違います。',
  },
  passwordsDiffer: {
    en: 'The two entries are not the same.',
    zh: '两次输入不一致。',
    ja: '2 回の入力が一致しません。',
  },
  passwordUsedBefore: {
    en: 'You have used this password before. Choose another one.',
    zh: '您以前用过这个密码，请另选一个。',
    ja: 'このパスワードは以前に使用されています。別のパスワードを選んでください。',
  },
  loginWaits: {
    en: 'Somebody has to let you in first.',
    zh: '需要先有人批准您的登录。',
    ja: '先にログインの承認が必要です。',
  },
  passwordTooWeak: {
    en: 'This password does not follow the password rules.',
    zh: '密码不符合密码规则。',
    ja: 'パスワードの規則を満たしていません。',
  },
  codeWrong: {
    en: 'This code is not right, or the clocks differ. Wait for the next code and try again.',
    zh: '验证码不正确，或两边的时间不一致。请等待下一个验证码后重试。',
    ja: 'コードが正しくないか、時刻がずれています。次のコードを待ってからもう一度お試しください。',
  },
  success: {
    en: 'Done.',
    zh: '已完成。',
    ja: '完了しました。',
  },
  haveOnlineSession: {
    en: 'Sessions still run on this component. End them first.',
    zh: '此组件上仍有在线会话，请先终止会话。',
    ja: 'このコンポーネントには接続中のセッションがあります。先に切断してください。',
  },
  storageInvalid: {
    en: 'This storage cannot be asked at the moment.',
    zh: '暂时无法查询此存储。',
    ja: 'このストレージには現在問い合わせできません。',
  },
  elasticInvalid: {
    en: 'The search cluster cannot be reached with these settings.',
    zh: '无法使用这些设置连接搜索集群。',
    ja: 'この設定では検索クラスターに接続できません。',
  },
} satisfies Messages;
