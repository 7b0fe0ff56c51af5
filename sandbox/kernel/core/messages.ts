export type Language = 'en' | 'zh' | 'ja';

/** What the server says in each of its languages; `%{name}` is filled in. */
export type Sentence = Readonly<Record<Language, string>>;
export type Words = Readonly<Record<string, Sentence>>;
type Values = Readonly<Record<string, string | number>>;

/** A sentence in the caller's language, or a machine word as it is. */
export type Message =
  | { readonly say: Sentence; readonly with?: Values }
  | { readonly raw: string | number | boolean };

export function sentence(message: Message, language: Language): string | number | boolean {
  return 'raw' in message ? message.raw : filled(message.say[language], message.with ?? {});
}

/** A text with its placeholders filled in; one without a value stays. */
export function filled(text: string, values: Values): string {
  return text.replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
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
  return 'raw' in value || ('say' in value && isSentence(value.say));
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'en' in value && 'ja' in value;
}
