import { english } from './messages.en.ts';
import { chinese } from './messages.zh.ts';
import { japanese } from './messages.ja.ts';

export type MessageKey = keyof typeof english;
export type Language = 'en' | 'zh' | 'ja';

/** What the server says: a sentence in the caller's language, or a machine word as it is. */
export type Message =
  | { readonly say: MessageKey; readonly with?: Readonly<Record<string, string | number>> }
  | { readonly raw: string | number | boolean };

const SENTENCES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: english,
  zh: chinese,
  ja: japanese,
};

export function sentence(message: Message, language: Language): string | number | boolean {
  if ('raw' in message) return message.raw;
  const values = message.with ?? {};
  return SENTENCES[language][message.say].replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Says every message of a structure in one language; the structure itself stays. */
export function sayAll(body: unknown, language: Language): unknown {
  if (Array.isArray(body)) return body.map((item) => sayAll(item, language));
  if (typeof body !== 'object' || body === null) return body;
  if (isMessage(body)) return sentence(body, language);
  return Object.fromEntries(
    Object.entries(body).map(([key, item]) => [key, sayAll(item, language)]),
  );
}

function isMessage(value: object): value is Message {
  return (
    'raw' in value || ('say' in value && typeof value.say === 'string' && value.say in english)
  );
}
