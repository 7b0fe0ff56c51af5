/** What one resource is called: its name in each language, and other words that a server has for it. */
export interface ResourceNames {
  readonly names: Readonly<Record<string, string>>;
  /** In lower case. */
  readonly words?: readonly string[];
}

/** The only one of these that a word names, in any language and in any case. */
export function namedBy<T extends ResourceNames>(all: readonly T[], word: string): T | undefined {
  const plain = word.toLowerCase();
  const found = all.filter(
    ({ names, words }) =>
      words?.includes(plain) === true ||
      Object.values(names).some((name) => name.toLowerCase() === plain),
  );
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The name of the resource that a word names, in this language. Logs keep the word of whoever acted (observed). A word
 * that names none, or several, stays.
 */
export function nameOfWord(all: readonly ResourceNames[], word: string, language: string): string {
  return namedBy(all, word)?.names[language] ?? word;
}
