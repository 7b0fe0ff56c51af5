import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  inviteInRoot: {
    en: 'Choose an organization first: nobody can be invited into all of them.',
    zh: '请先选择一个组织，不能同时邀请进入所有组织。',
    ja: '先に組織を選んでください。すべての組織へ一度に招待することはできません。',
  },
  oldPasswordWrong: {
    en: 'This is not your present password.',
    zh: '当前密码不正确。',
    ja: '現在のパスワードが正しくありません。',
  },
  notAnSshKey: {
    en: 'This is not a public SSH key.',
    zh: '不是有效的 SSH 公钥。',
    ja: 'SSH 公開鍵ではありません。',
  },
  phoneInvalid: {
    en: 'Give a mobile number of eleven digits that begins with 1.',
    zh: '请填写以 1 开头的 11 位手机号。',
    ja: '1 で始まる 11 桁の携帯番号を入力してください。',
  },
  mfaResetSelf: {
    en: 'You cannot reset your own MFA here.',
    zh: '不能在此重置自己的多因子认证。',
    ja: '自分の多要素認証をここでリセットすることはできません。',
  },
} satisfies Messages;
