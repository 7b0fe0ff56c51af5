import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  passwordWrong: {
    en: 'Incorrect username or password. %{left} attempts left, then the account is locked for %{minutes} minutes.',
    zh: '用户名或密码不正确。还可尝试 %{left} 次，之后账号将锁定 %{minutes} 分钟。',
    ja: 'ユーザー名またはパスワードが正しくありません。あと %{left} 回試せます。その後アカウントは %{minutes} 分間ロックされます。',
  },
  loginBlocked: {
    en: 'The account is locked for %{minutes} minutes after too many failed attempts.',
    zh: '失败次数过多，账号已锁定 %{minutes} 分钟。',
    ja: '失敗が続いたため、アカウントは %{minutes} 分間ロックされています。',
  },
  accountClosed: {
    en: 'This account is inactive or expired. Contact an administrator.',
    zh: '账号已停用或已过期，请联系管理员。',
    ja: 'このアカウントは無効か期限切れです。管理者に連絡してください。',
  },
  addressListed: {
    en: 'Nobody can log in from your address.',
    zh: '您的地址不允许登录。',
    ja: 'お使いのアドレスからはログインできません。',
  },
  addressBlocked: {
    en: 'Too many logins failed from your address. Try again in %{minutes} minutes.',
    zh: '来自您地址的登录失败次数过多，请在 %{minutes} 分钟后重试。',
    ja: 'お使いのアドレスからのログイン失敗が多すぎます。%{minutes} 分後にもう一度お試しください。',
  },
  loginRuleRefuses: {
    en: 'A login rule does not let you in from here at this time.',
    zh: '登录规则不允许您此时从此地址登录。',
    ja: 'ログインルールにより、今この場所からはログインできません。',
  },
  confirmationRequired: {
    en: 'Confirm that it is you first.',
    zh: '请先确认是您本人。',
    ja: '先に本人であることを確認してください。',
  },
  noWayToConfirm: {
    en: 'Your account has nothing that confirms who you are.',
    zh: '您的账号没有可用的身份验证方式。',
    ja: 'このアカウントには本人を確認する手段がありません。',
  },
  authenticator: { en: 'Authenticator app', zh: '身份验证器', ja: '認証アプリ' },
  authenticatorCode: {
    en: 'Code of the app',
    zh: '身份验证器中的验证码',
    ja: '認証アプリのコード',
  },
  confirmPasswordWrong: {
    en: 'This password is not right.',
    zh: '密码不正确。',
    ja: 'パスワードが正しくありません。',
  },
  loginTooOld: {
    en: 'You logged in more than five minutes ago. Log in again.',
    zh: '登录已超过五分钟，请重新登录。',
    ja: 'ログインから5分以上経過しています。もう一度ログインしてください。',
  },
} satisfies Messages;
