/**
 * Invisible characters that can deceive (Unicode categories Cc and Cf), such as direction
 * overrides, which show `gpj.exe` as `exe.jpg`. Line breaks and tabs are visible; joiners,
 * direction marks and soft hyphens are part of languages and emoji.
 */
const HIDDEN = /(?![\t\n\r\u00AD\u061C\u200C-\u200F])[\p{Cc}\p{Cf}]/gu;

/** Shows hidden characters of a server text as codes, `[U+202E]`. */
export function visibleText(text: string): string {
  return text.replace(
    HIDDEN,
    (letter) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
