/** At most so many names are looked for at once. */
export const MOST_NAMES = 500;

const ENDS_OF_NAMES = /[\n\r\t,;，、；]+/;

/** The names of a pasted list: one a line, or with commas, semicolons or tabs between them; each of them once. */
export function readNames(text: string): readonly string[] {
  const names = text.split(ENDS_OF_NAMES).map((name) => name.trim());
  return [...new Map(names.filter(Boolean).map((name) => [nameKey(name), name])).values()];
}

/** Names are the same whatever the case of their letters. */
export function nameKey(name: string): string {
  return name.trim().toLocaleLowerCase();
}

/** Is it a list, and not the words of a search? Those stand in one line. */
export function isList(text: string): boolean {
  return /[\n\r]/.test(text.trim()) && readNames(text).length > 1;
}
