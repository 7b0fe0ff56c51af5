/** What a terminal would obey or a reader cannot see: control characters, marks of direction (Unicode TR 36), U+FFFD. */
export const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFFFD]/gu;

/** A text of a server or a file on one line of a terminal: such characters as JSON and YAML escape them, `\u001b`. */
export function printable(text: string): string {
  return text.replaceAll(
    UNPRINTABLE,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Such texts, each on a line of its own. */
export function printableLines(texts: readonly string[]): string {
  return texts.map((text) => `${printable(text)}\n`).join('');
}
