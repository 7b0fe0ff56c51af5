/**
 * The first character of a text that its language does not have: Japanese kana in Chinese, characters of simplified
 * Chinese in Japanese, either of them in any other language.
 */
export function foreignCharacter(text: string, language: string): string | undefined {
  // Most texts of other languages are Latin, and this is the cheaper question.
  if (!BEYOND_LATIN.test(text) || !EAST_ASIAN.test(text)) return undefined;
  switch (language) {
    case 'zh':
      return KANA.exec(text)?.[0];
    case 'ja':
      return text.match(HAN)?.find((character) => japanese()?.has(character) === false);
    default:
      return EAST_ASIAN.exec(text)?.[0];
  }
}

const BEYOND_LATIN = /[\u2E80-\uFFFF]/;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The lead and trail bytes of the two-byte part of Shift JIS (JIS X 0208, annex 1). */
const LEAD = [0x81, 0xef] as const;
const TRAIL = [0x40, 0xfc] as const;

let known: ReadonlySet<string> | undefined;

/** Every character of JIS X 0208, the character set of Japanese; undefined in a Node without it. */
function japanese(): ReadonlySet<string> | undefined {
  if (known) return known;
  const bytes: number[] = [];
  for (let lead = LEAD[0]; lead <= LEAD[1]; lead += 1) {
    if (lead > 0x9f && lead < 0xe0) continue;
    for (let trail = TRAIL[0]; trail <= TRAIL[1]; trail += 1) {
      // A trail byte that is a character of its own would swallow the pair behind a pair that does not exist.
      bytes.push(lead, trail, 0x0a);
    }
  }
  try {
    known = new Set(new TextDecoder('shift_jis').decode(new Uint8Array(bytes)));
  } catch {
    // Without full ICU there is no such decoder, and nothing is judged.
    return undefined;
  }
  return known;
}
