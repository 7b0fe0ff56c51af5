/** Texts of the login page, which is there before any catalogue; therefore not in `locales/`. */
interface LoginWords {
  readonly title: string;
  readonly username: string;
  readonly password: string;
  readonly submit: string;
  readonly refused: string;
  readonly failed: string;
}

const ENGLISH: LoginWords = {
  title: 'Log in',
  username: 'Username',
  password: 'Password',
  submit: 'Log in',
  refused: 'Wrong username or password.',
  failed: 'The server did not answer as expected. Please try again.',
};

const CHINESE: LoginWords = {
  title: '登录',
  username: '用户名',
  password: '密码',
  submit: '登录',
  refused: '用户名或密码错误。',
  failed: '服务器未按预期响应，请重试。',
};

const JAPANESE: LoginWords = {
  title: 'ログイン',
  username: 'ユーザー名',
  password: 'パスワード',
  submit: 'ログイン',
  refused: 'ユーザー名またはパスワードが正しくありません。',
  failed: 'サーバーから予期した応答がありませんでした。もう一度お試しください。',
};

/** @param language `en`, `zh`, `ja`; English for any other */
export function loginTexts(language: string): LoginWords {
  if (language.startsWith('zh')) return CHINESE;
  return language.startsWith('ja') ? JAPANESE : ENGLISH;
}
