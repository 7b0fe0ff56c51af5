import type { Words } from '../../kernel/core/messages.ts';

export const words = {
  secondFactorOwed: {
    en: 'This account needs a code, too.',
    zh: '此账号还需要验证码。',
    ja: 'このアカウントではコードも必要です。',
  },
} satisfies Words;
