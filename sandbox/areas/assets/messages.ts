import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  protocolForm: {
    en: 'Write ssh, rdp, telnet or vnc, a slash and a port from 1 to 65535.',
    zh: '请填写 ssh、rdp、telnet 或 vnc，加斜杠和 1 到 65535 的端口。',
    ja: 'ssh、rdp、telnet、vnc のいずれか、スラッシュ、1 から 65535 のポートを入力してください。',
  },
  internalPlatform: {
    en: 'This platform belongs to the system and cannot be changed.',
    zh: '此平台为系统内置，不能修改。',
    ja: 'このプラットフォームはシステムのもので、変更できません。',
  },
  nodeNotEmpty: {
    en: 'The node still holds assets or nodes. Move them first.',
    zh: '节点下仍有资产或子节点，请先移走。',
    ja: 'ノードにアセットまたは子ノードがあります。先に移動してください。',
  },
  nodeRootFixed: {
    en: 'The top node of an organization cannot be changed here.',
    zh: '不能在此修改组织的顶层节点。',
    ja: '組織の最上位ノードはここでは変更できません。',
  },
  nodeNameTaken: {
    en: 'A node beside this one already has this name.',
    zh: '同级节点已使用此名称。',
    ja: '同じ階層に同名のノードがあります。',
  },
  nodeNameSlash: {
    en: 'A node name must not contain a slash.',
    zh: '节点名称不能包含斜杠。',
    ja: 'ノード名にスラッシュは使えません。',
  },
  nodeIntoItself: {
    en: 'A node cannot be moved into itself.',
    zh: '节点不能移动到自身之下。',
    ja: 'ノードを自分自身の下へ移動することはできません。',
  },
  newNode: {
    en: 'New node',
    zh: '新节点',
    ja: '新しいノード',
  },
  everyHours: {
    en: 'Every %{hours} hours',
    zh: '每 %{hours} 小时',
    ja: '%{hours} 時間ごと',
  },
  scheduleMissing: {
    en: 'Give an interval or a cron expression.',
    zh: '请填写间隔或 cron 表达式。',
    ja: '間隔または cron 式を入力してください。',
  },
  gatewayUnreachable: {
    en: 'Port %{port} of %{ip} did not answer.',
    zh: '%{ip} 的端口 %{port} 没有响应。',
    ja: '%{ip} のポート %{port} が応答しません。',
  },
  passwordHasPlaceholder: {
    en: 'The password may not contain "{{".',
    zh: '密码不能包含 "{{"。',
    ja: 'パスワードに "{{" は使えません。',
  },
  privateKeyInvalid: {
    en: 'The private key cannot be read, or its passphrase is wrong.',
    zh: '无法读取私钥，或私钥密码不正确。',
    ja: '秘密鍵を読み取れないか、パスフレーズが正しくありません。',
  },
  patternBroken: {
    en: 'This is no usable regular expression: %{reason}',
    zh: '正则表达式无法使用：%{reason}',
    ja: 'この正規表現は使えません：%{reason}',
  },
  usernameMissing: {
    en: 'Automatic login needs a username.',
    zh: '自动登录需要填写用户名。',
    ja: '自動ログインにはユーザー名が必要です。',
  },
} satisfies Messages;
