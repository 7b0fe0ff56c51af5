/** What two readings of a text have been found by. */
interface SlowPattern {
  /** The repeated part. */
  readonly part: string;
  /** A text that it matches in two ways. */
  readonly text: string;
}

/** A quantifier that repeats without an end, or often enough: `*`, `+`, `{2,}`, `{20}`. */
const REPETITION = /^(?:[*+]|\{(\d+)(,?)(\d*)\})/;
const OFTEN = 10;
/** What stands for the characters of classes and escapes. */
const SIGNS = ['a', 'b', 'A', '0', '_', ' ', '-', '.', ',', '@', '/', ':'];
const MOST_SIGNS = 18;
const LONGEST = 3;

/**
 * Finds a repeated part of a regular expression that matches a text both as one turn and as two, or by two of its
 * alternatives. The number of ways to read that text repeated n times is then 2 to the power of n, and an expression
 * that fails behind it tries them all (Weideman and others, "Analyzing matching time behavior of backtracking regular
 * expression matchers", 2016: exponential ambiguity). What is found is so; short texts alone are tried, so not all is
 * found.
 *
 * @param pattern valid with the flag u
 */
export function slowPattern(pattern: string): SlowPattern | undefined {
  for (const part of repeatedGroups(pattern)) {
    const whole = matcherOf(part);
    const alternatives = splitAlternatives(part).map(matcherOf);
    const text = textsFor(part).find(
      (one) =>
        whole(one) &&
        (whole(one + one) || alternatives.filter((matches) => matches(one)).length > 1),
    );
    if (text !== undefined) return { part, text };
  }
  return undefined;
}

/** The insides of groups that are repeated, without `?:` and names. */
function repeatedGroups(pattern: string): readonly string[] {
  const groups: string[] = [];
  const opened: number[] = [];
  for (const [at, sign] of signsOf(pattern)) {
    if (sign === '(') opened.push(at);
    if (sign !== ')') continue;
    const start = opened.pop();
    const [found, least = '', comma = '', most = ''] = REPETITION.exec(pattern.slice(at + 1)) ?? [];
    const isOften = comma !== '' && most === '' ? true : Number(most || least) >= OFTEN;
    if (start === undefined || found === undefined || (least !== '' && !isOften)) continue;
    groups.push(pattern.slice(start + 1, at).replace(/^\?(?::|<[^=!>]*>)/, ''));
  }
  return groups.filter((group) => !group.startsWith('?'));
}

function splitAlternatives(part: string): readonly string[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const [at, sign] of signsOf(part)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) cuts.push(at);
  }
  return [...cuts, part.length].map((end, index) => part.slice((cuts[index - 1] ?? -1) + 1, end));
}

/** The characters with a meaning: without what is escaped or in a class. */
function signsOf(pattern: string): readonly (readonly [number, string])[] {
  const found: (readonly [number, string])[] = [];
  for (const match of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu)) {
    if (match[0].length === 1) found.push([match.index, match[0]]);
  }
  return found;
}

/** Short texts of the characters in the part and of those that classes have, and its words. */
function textsFor(part: string): readonly string[] {
  const words = part.match(/(?<!\\)[\p{Letter}\p{Number}]{2,}/gu) ?? [];
  const signs = [...new Set(['a', '0', ...part, ...SIGNS])].slice(0, MOST_SIGNS);
  const texts: string[] = [];
  let last = [''];
  for (let length = 1; length <= LONGEST; length += 1) {
    last = last.flatMap((text) => signs.map((sign) => text + sign));
    texts.push(...last);
  }
  return [...texts, ...words, ...words.flatMap((word) => signs.map((sign) => word + sign))];
}

/** Matches nothing where the part means something only within the whole, as `\1` does. */
function matcherOf(part: string): (text: string) => boolean {
  try {
    const expression = new RegExp(`^(?:${part})$`, 'u');
    return (text) => expression.test(text);
  } catch {
    return () => false;
  }
}
