/** Code of a language of `manifest/app.yaml`. */
export type Language = string;

/**
 * What the server says in each of the languages that it was written in; `%{name}` is filled in. A
 * console may have more of them: there the server speaks English.
 */
export type Sentence = Readonly<Record<'en' | 'zh' | 'ja', string>>;
export type Words = Readonly<Record<string, Sentence>>;
type Values = Readonly<Record<string, string | number>>;

/** A sentence in the caller's language, or a machine word as it is. */
export type Message =
  | { readonly say: Sentence; readonly with?: Values }
  | { readonly raw: string | number | boolean };

export function sentence(message: Message, language: Language): string | number | boolean {
  return 'raw' in message
    ? message.raw
    : filled(inLanguage(message.say, language), message.with ?? {});
}

function inLanguage(say: Sentence, language: Language): string {
  return new Map(Object.entries(say)).get(language) ?? say.en;
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
