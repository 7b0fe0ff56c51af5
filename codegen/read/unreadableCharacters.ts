/**
 * Characters that a reader cannot see: control characters except tab and line end, marks that reverse the order of
 * the text around them (Unicode TR 36; CVE-2021-42574), and the mark for bytes that are no UTF-8.
 */
const UNREADABLE =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFFFD]/g;
const UNDECODED = '\uFFFD';

interface UnreadableCharacter {
  /** Index in the text. */
  readonly at: number;
  /** Such as `U+202E`. */
  readonly name: string;
  /** The file has bytes here that are no UTF-8. */
  readonly undecoded: boolean;
}

/** The first such character of a text, and how many there are. */
export function findUnreadable(
  text: string,
): { readonly first: UnreadableCharacter; readonly count: number } | undefined {
  const at = text.search(UNREADABLE);
  if (at < 0) return undefined;
  const first = text.charAt(at);
  const code = first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    first: { at, name: `U+${code}`, undecoded: first === UNDECODED },
    count: text.length - text.replaceAll(UNREADABLE, '').length,
  };
}

/** The text with a space in the place of each such character. */
export function withoutUnreadable(text: string): string {
  return text.replaceAll(UNREADABLE, ' ');
}
