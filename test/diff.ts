/** The old and the new lines of a diff without line numbers: each begins with a space, `-` or `+`. */
export function sidesOf(diff: string): readonly [before: string, after: string] {
  const lines = diff.trimEnd().split('\n');
  const side = (sign: '-' | '+') =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return [side('-'), side('+')];
}

/**
 * Applies a diff whose parts are separated by lines `@@`.
 *
 * @throws when the old lines of a part do not stand in the text exactly once
 */
export function applyDiff(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((changed, part) => {
    const [before, after] = sidesOf(part);
    const around = `\n${changed}`.split(`\n${before}`);
    if (around.length !== 2) throw new Error(`These lines do not stand there once:\n${before}`);
    return around.join(`\n${after}`).slice(1);
  }, text);
}
