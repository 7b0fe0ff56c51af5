import type { ParsedProject } from '../schema/project.ts';

const PLACEHOLDER = /%\{\w+\}/g;
/** A template with fewer letters of its own, such as `%{a}: %{b}`, would say everything. */
const FEWEST_LETTERS = 3;

/**
 * The keys of texts that say these words in some language, whatever their case; first those without placeholders.
 *
 * @param words what a user reads on the page
 */
export function textsThatSay(
  words: string,
  { catalogues }: Pick<ParsedProject, 'catalogues'>,
): readonly string[] {
  const wanted = folded(words);
  if (wanted === '') return [];
  const exact = new Set<string>();
  const filled = new Set<string>();
  for (const texts of Object.values(catalogues)) {
    for (const [key, { text }] of texts) {
      const forms = text.split('||||').map(folded);
      if (forms.includes(wanted)) exact.add(key);
      else if (forms.some((form) => saysFilled(form, wanted))) filled.add(key);
    }
  }
  return [...exact, ...filled];
}

function folded(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Whether a text with placeholders can say the words. */
function saysFilled(template: string, words: string): boolean {
  const parts = template.split(PLACEHOLDER);
  if (parts.length === 1 || parts.join('').replaceAll(/\P{L}/gu, '').length < FEWEST_LETTERS) {
    return false;
  }
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? 0 : words.indexOf(part, at);
    if (found < 0 || !words.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return parts.at(-1) === '' || words.endsWith(parts.at(-1) ?? '');
}
