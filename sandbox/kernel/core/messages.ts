/** Code of a language of `manifest/app.yaml`. */
export type Language = string;

/**
 * A message of the server in each of its languages; `%{name}` is a placeholder. In other languages of a console
 * the server answers in English.
 */
export type LocalizedText = Readonly<Record<'en' | 'zh' | 'ja', string>>;
export type Messages = Readonly<Record<string, LocalizedText>>;
type Values = Readonly<Record<string, string | number>>;

/** A message in the caller's language, or a value that is not translated. */
export type Message =
  | { readonly say: LocalizedText; readonly with?: Values }
  | { readonly raw: string | number | boolean };

export function messageText(message: Message, language: Language): string | number | boolean {
  return 'raw' in message
    ? message.raw
    : fillPlaceholders(inLanguage(message.say, language), message.with ?? {});
}

/** A message of the server in the language of a call. */
export function textFor(
  { language }: { readonly language: Language },
  say: LocalizedText,
  values?: Values,
): string {
  return fillPlaceholders(inLanguage(say, language), values ?? {});
}

function inLanguage(say: LocalizedText, language: Language): string {
  return new Map(Object.entries(say)).get(language) ?? say.en;
}

/** Replaces placeholders in a text; those without a value stay. */
export function fillPlaceholders(text: string, values: Values): string {
  return text.replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Translates every message in a structure. */
export function translateMessages(body: unknown, language: Language): unknown {
  if (Array.isArray(body)) return body.map((item) => translateMessages(item, language));
  if (typeof body !== 'object' || body === null) return body;
  if (isMessage(body)) return messageText(body, language);
  return Object.fromEntries(
    Object.entries(body).map(([key, item]) => [key, translateMessages(item, language)]),
  );
}

function isMessage(value: object): value is Message {
  return 'raw' in value || ('say' in value && isLocalizedText(value.say));
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'en' in value && 'ja' in value;
}
