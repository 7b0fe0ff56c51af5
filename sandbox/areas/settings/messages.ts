import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  mailTestSent: {
    en: 'A test email was sent to %{recipient}.',
    zh: '测试邮件已发送至 %{recipient}。',
    ja: '%{recipient} にテストメールを送信しました。',
  },
  mailUnreachable: {
    en: 'The email server is not responding.',
    zh: '邮件服务器没有响应。',
    ja: 'メールサーバーが応答しません。',
  },
  testDone: {
    en: 'The test worked.',
    zh: '测试成功。',
    ja: 'テストに成功しました。',
  },
  testPhoneRequired: {
    en: 'test_phone_required',
    zh: 'test_phone_required',
    ja: 'test_phone_required',
  },
  testIncomplete: {
    en: 'Not everything is filled in: %{fields}',
    zh: '未填写完整：%{fields}',
    ja: '入力されていない項目があります: %{fields}',
  },
  ldapConnected: {
    en: 'Connected. Users found: %{count}.',
    zh: '连接成功，找到 %{count} 个用户。',
    ja: '接続できました。%{count} 人のユーザーが見つかりました。',
  },
  ldapUnreachable: {
    en: 'The LDAP server does not answer.',
    zh: 'LDAP 服务器没有响应。',
    ja: 'LDAP サーバーが応答しません。',
  },
  ldapLoginDone: {
    en: 'The login worked.',
    zh: '登录成功。',
    ja: 'ログインできました。',
  },
  ldapImported: {
    en: 'Users imported: %{count}.',
    zh: '已导入 %{count} 个用户。',
    ja: '%{count} 人のユーザーをインポートしました。',
  },
  ldapReading: {
    en: 'The directory is being read. Ask again in a moment.',
    zh: '正在读取目录，请稍后再试。',
    ja: 'ディレクトリを読み込んでいます。しばらくしてからもう一度お試しください。',
  },
  ldapNobody: {
    en: 'Choose somebody first.',
    zh: '请先选择用户。',
    ja: '先に人を選んでください。',
  },
} satisfies Messages;
