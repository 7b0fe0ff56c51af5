import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  favourites: {
    en: 'Favorites',
    zh: '收藏',
    ja: 'お気に入り',
  },
  applicationsOfAnotherType: {
    en: 'No application of another type can stand here: %{names}',
    zh: '这些应用的类型与授权不一致：%{names}',
    ja: '権限と種類が異なるアプリケーションがあります：%{names}',
  },
} satisfies Messages;
