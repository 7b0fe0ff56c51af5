import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  protocolMissing: {
    en: 'Say for which protocol: the query has none.',
    zh: '请说明协议：查询中没有。',
    ja: 'プロトコルを指定してください。クエリにありません。',
  },
  sharingOff: {
    en: 'Session sharing is turned off.',
    zh: '会话分享功能已关闭。',
    ja: 'セッションの共有は無効です。',
  },
  terminalNameTaken: {
    en: 'A terminal or user is already called %{name}.',
    zh: '名称 %{name} 已被终端或用户使用。',
    ja: '%{name} という名前のターミナルまたはユーザーが既にあります。',
  },
  sessionUnknown: {
    en: 'There is no such session.',
    zh: '没有此会话。',
    ja: 'このセッションはありません。',
  },
  sessionOver: {
    en: 'This session is over.',
    zh: '此会话已结束。',
    ja: 'このセッションは終了しています。',
  },
  sessionNotYours: {
    en: 'You may not watch this session.',
    zh: '您不能查看此会话。',
    ja: 'このセッションは閲覧できません。',
  },
  storageBuiltIn: {
    en: 'This storage is part of the server and stays.',
    zh: '此存储为系统内置，不能删除。',
    ja: 'このストレージはサーバーの一部なので削除できません。',
  },
  storageInUse: {
    en: 'Components use this storage. Give them another one first.',
    zh: '有终端组件正在使用此存储，请先更换。',
    ja: 'このストレージはコンポーネントが使用中です。先に別のストレージへ変更してください。',
  },
  storageReachable: {
    en: 'The storage answers.',
    zh: '存储连接正常。',
    ja: 'ストレージは応答しています。',
  },
  storageUnreachable: {
    en: 'The storage does not answer: %{reason}',
    zh: '存储无响应：%{reason}',
    ja: 'ストレージが応答しません：%{reason}',
  },
  replayMissing: {
    en: 'There is no replay of this session.',
    zh: '此会话没有录像。',
    ja: 'このセッションの録画はありません。',
  },
  commandStorages: {
    en: 'Command storages',
    zh: '命令存储',
    ja: 'コマンドストレージ',
  },
} satisfies Messages;
