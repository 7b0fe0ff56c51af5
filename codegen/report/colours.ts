/** Select Graphic Rendition codes (ECMA-48, section 8.3.117). */
const CODES = { bold: 1, red: 31, yellow: 33, cyan: 36, dim: 2 } as const;
const RESET = '\u001B[0m';

export type Paint = (text: string, ...styles: (keyof typeof CODES)[]) => string;

/** A function that colours text, or returns it unchanged. */
export function painter(colours: boolean): Paint {
  if (!colours) return (text) => text;
  return (text, ...styles) =>
    text === '' ? '' : `\u001B[${styles.map((style) => CODES[style]).join(';')}m${text}${RESET}`;
}

/**
 * Whether to use colours: on a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal knows none.
 * FORCE_COLOR decides where it is set: `0` and `false` mean none (https://force-color.org, and as Node does).
 *
 * @param isTty whether the stream that is written to is a terminal
 */
export function wantsColours(
  isTty: boolean,
  variables: Readonly<Record<string, string | undefined>>,
): boolean {
  const { NO_COLOR: none = '', FORCE_COLOR: forced = '', TERM: terminal } = variables;
  if (none !== '') return false;
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return isTty && terminal !== 'dumb';
}
