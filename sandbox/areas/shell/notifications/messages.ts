import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  secondFactorOwed: {
    en: 'This account needs a code, too.',
    zh: '此账号还需要验证码。',
    ja: 'このアカウントではコードも必要です。',
  },
  siteMessageChannel: {
    en: 'Site message',
    zh: '站内信',
    ja: 'サイトメッセージ',
  },
  emailChannel: {
    en: 'Email',
    zh: '邮件',
    ja: 'メール',
  },
  sessionMessages: {
    en: 'Sessions',
    zh: '会话',
    ja: 'セッション',
  },
  operationMessages: {
    en: 'Operation',
    zh: '运维',
    ja: '運用',
  },
  dangerousCommand: {
    en: 'A dangerous command',
    zh: '危险命令',
    ja: '危険なコマンド',
  },
  dangerousBatchCommand: {
    en: 'A dangerous batch command',
    zh: '危险的批量命令',
    ja: '危険な一括コマンド',
  },
  serverLoad: {
    en: 'Server load',
    zh: '服务器负载',
    ja: 'サーバーの負荷',
  },
  readersMissing: {
    en: 'Say who shall read this: nobody was named who is there.',
    zh: '请指定收件人：所指定的用户不存在。',
    ja: '宛先を指定してください。指定されたユーザーは見つかりません。',
  },
} satisfies Messages;
