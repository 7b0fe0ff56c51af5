import type { Words } from '../../kernel/core/messages.ts';

export const words = {
  byPassword: {
    en: 'Password',
    zh: '密码',
    ja: 'パスワード',
  },
} satisfies Words;
