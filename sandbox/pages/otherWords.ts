import type { Language } from '../kernel/core/messages.ts';

export interface PlaceWords {
  readonly title: string;
  readonly lead: string;
}

interface OtherWords {
  readonly downloads: PlaceWords;
  readonly terminal: PlaceWords;
  readonly files: PlaceWords;
  /** The way back. */
  readonly back: string;
}

/** Words of the pages that stand in for what this server does not have. */
export const OTHER_WORDS: Readonly<Record<Language, OtherWords>> = {
  en: {
    downloads: {
      title: 'Downloads',
      lead: 'A real server offers its desktop clients and tools here. The sandbox has none to offer.',
    },
    terminal: {
      title: 'Web terminal',
      lead: 'A real server opens its web terminal here. The sandbox simulates no terminal: nothing can be connected to.',
    },
    files: {
      title: 'File manager',
      lead: 'A real server opens its file manager here. The sandbox simulates no terminal and no file transfer.',
    },
    back: 'Back to the console',
  },
  zh: {
    downloads: {
      title: '下载',
      lead: '真实服务器在此提供桌面客户端和工具。沙盒没有可供下载的内容。',
    },
    terminal: {
      title: 'Web 终端',
      lead: '真实服务器在此打开 Web 终端。沙盒不模拟终端，无法连接任何资产。',
    },
    files: {
      title: '文件管理',
      lead: '真实服务器在此打开文件管理。沙盒不模拟终端，也不模拟文件传输。',
    },
    back: '返回控制台',
  },
  ja: {
    downloads: {
      title: 'ダウンロード',
      lead: '実際のサーバーでは、ここでデスクトップクライアントやツールを配布します。サンドボックスにはありません。',
    },
    terminal: {
      title: 'Web ターミナル',
      lead: '実際のサーバーでは、ここで Web ターミナルが開きます。サンドボックスはターミナルを再現しないため、どこにも接続できません。',
    },
    files: {
      title: 'ファイルマネージャー',
      lead: '実際のサーバーでは、ここでファイルマネージャーが開きます。サンドボックスはターミナルもファイル転送も再現しません。',
    },
    back: 'コンソールに戻る',
  },
};
