/** The capital of a first word that is no abbreviation and no name of a product: `User groups`, but not `API keys`. */
const COMMON_NOUN = /^(?!Kubernetes)\p{Lu}(?=\p{Ll}+(?:[\s-]|$))/u;

/**
 * A name as it stands inside a sentence: English names of resources begin with a small letter there, except
 * abbreviations and names of products.
 *
 * @param name as headings and menus have it
 * @param language of the console
 */
export function inSentence(name: string, language: string): string {
  return language === 'en' ? name.replace(COMMON_NOUN, (letter) => letter.toLowerCase()) : name;
}
