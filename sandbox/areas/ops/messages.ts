import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  taskWaiting: {
    en: 'Waiting for the task to start',
    zh: '正在等待任务开始',
    ja: 'タスクの開始を待っています',
  },
  commandsOff: {
    en: 'Batch commands are turned off.',
    zh: '批量命令功能已关闭。',
    ja: '一括コマンドは無効です。',
  },
  hostsNotGranted: {
    en: 'Some of these hosts were not granted to you.',
    zh: '部分主机未授权给您。',
    ja: '許可されていないホストが含まれています。',
  },
} satisfies Messages;
