import { createHash } from 'node:crypto';
import { escape } from 'es-toolkit/string';
import type { IncomingHttpHeaders } from 'node:http';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import { messageText, type Language, type LocalizedText, type Messages } from '../core/messages.ts';
import { parseCookies } from '../wire/cookies.ts';
import { chooseLanguage, SERVER_LANGUAGE } from '../wire/language.ts';
import { languageTag, renderFrame } from './frame.ts';
import { PAGE_STYLES } from './styles.ts';

/** Texts for a server behind `--api` that does not answer. */
const noAnswerTexts = {
  title: {
    en: 'The server does not answer',
    zh: '服务器没有响应',
    ja: 'サーバーが応答しません',
  },
  lead: {
    en: 'This console passes its calls on to %{server}.',
    zh: '本控制台将请求转发到 %{server}。',
    ja: 'このコンソールはリクエストを %{server} に転送します。',
  },
  advice: {
    en: 'Check that the server runs and that the address after --api is right. What to do in each case is in docs/troubleshooting.md.',
    zh: '请检查服务器是否在运行，以及 --api 后的地址是否正确。各种情况的处理办法见 docs/troubleshooting.md。',
    ja: 'サーバーが動いているか、--api のアドレスが正しいかを確認してください。それぞれの対処方法は docs/troubleshooting.md にあります。',
  },
  again: { en: 'Try again', zh: '重试', ja: '再試行' },
} satisfies Messages;

/** Why it does not answer. */
export const noAnswerReasonTexts = {
  refused: {
    en: 'No server listens there.',
    zh: '该地址没有服务器在监听。',
    ja: 'そのアドレスで待ち受けているサーバーがありません。',
  },
  unknownName: {
    en: 'Its name cannot be found.',
    zh: '无法解析该名称。',
    ja: 'その名前が見つかりません。',
  },
  late: {
    en: 'It did not answer in time.',
    zh: '它未及时响应。',
    ja: '時間内に応答がありませんでした。',
  },
  certificate: {
    en: 'Its certificate is not trusted.',
    zh: '其证书不受信任。',
    ja: '証明書を信頼できません。',
  },
  broken: {
    en: 'It ended the connection, or its answer is not HTTP.',
    zh: '它断开了连接，或响应不是 HTTP。',
    ja: '接続が切断されたか、応答が HTTP ではありません。',
  },
} satisfies Messages;
type Reason = keyof typeof noAnswerReasonTexts;

/** Nothing but this page: the server that has styles and pictures does not answer. */
export const NO_ANSWER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLES).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What the page needs of the model. */
type NoAnswerModel = Pick<ConsoleModel, 'app' | 'session'>;

/** A page for browsers, in the language of the cookie or of the browser. */
export function renderNoAnswer(
  model: NoAnswerModel | undefined,
  headers: IncomingHttpHeaders,
  server: string,
  reason: Reason,
): string {
  const language = languageOf(model, headers);
  const app = model?.app;
  const say = (text: LocalizedText) =>
    escape(String(messageText({ say: text, with: { server } }, language)));
  return renderFrame({
    lang: languageTag(app?.languages ?? [], language),
    title: say(noAnswerTexts.title),
    product: escape(app?.name ?? 'Gatehouse'),
    logo: '',
    head: `<style>${PAGE_STYLES}</style>`,
    side: `<main>
<h1>${say(noAnswerTexts.title)}</h1>
<p class="lead">${say(noAnswerTexts.lead)} ${say(noAnswerReasonTexts[reason])}</p>
<p>${say(noAnswerTexts.advice)}</p>
<p><a class="button" href="">${say(noAnswerTexts.again)}</a></p>
</main>`,
  });
}

function languageOf(model: NoAnswerModel | undefined, headers: IncomingHttpHeaders): Language {
  if (!model) return SERVER_LANGUAGE;
  const { app, session } = model;
  const cookie = parseCookies(headers.cookie)[session.language];
  return chooseLanguage(app.languages, cookie, headers['accept-language'], app.defaultLanguage);
}
