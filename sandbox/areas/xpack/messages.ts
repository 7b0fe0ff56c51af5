import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  licenceTaken: {
    en: 'The license was imported.',
    zh: '许可证已导入。',
    ja: 'ライセンスをインポートしました。',
  },
  licenceWrong: {
    en: 'The file has no license for this sandbox.',
    zh: '该文件不是此沙箱的许可证。',
    ja: 'このサンドボックスのライセンスファイルではありません。',
  },
  syncFailed: {
    en: 'Failed',
    zh: '失败',
    ja: '失敗',
  },
  syncDone: {
    en: 'Succeeded',
    zh: '成功',
    ja: '成功',
  },
  hostSynced: {
    en: 'Synced',
    zh: '已同步',
    ja: '同期済み',
  },
  hostReleased: {
    en: 'Released',
    zh: '已释放',
    ja: '解放済み',
  },
  hostUnreachable: {
    en: 'The host cannot be reached',
    zh: '无法连接主机',
    ja: 'ホストに接続できません',
  },
  runByHand: {
    en: 'By hand',
    zh: '手动执行',
    ja: '手動',
  },
} satisfies Messages;
