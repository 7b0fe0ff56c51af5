/**
 * Letters that are not seen but change what is (Unicode, categories Cc and Cf): overrides of the
 * direction, which show `gpj.exe` as `exe.jpg`, and what hides within a name. Line ends and tabs are
 * seen; joiners, marks of direction and soft hyphens belong to the writing of languages and emoji.
 */
const HIDDEN = /(?![\t\n\r\u00AD\u061C\u200C-\u200F])[\p{Cc}\p{Cf}]/gu;

/** A text of others as it is shown: hidden letters stand there by their codes, `[U+202E]`. */
export function visibleText(text: string): string {
  return text.replace(
    HIDDEN,
    (letter) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
