import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  byPassword: {
    en: 'Password',
    zh: '密码',
    ja: 'パスワード',
  },
} satisfies Messages;
