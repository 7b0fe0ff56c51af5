import type { PaletteEntry } from './entries.ts';
import { fold, match, MATCH } from './fuzzy.ts';

/** A match in the title counts more than any match outside of it. */
const TITLE_WEIGHT = 10;
const CONTEXT_WEIGHT = 1;

/**
 * The entries that match every word of the query, best first; without a query and among equal
 * matches recently used ones come first.
 *
 * @param recent ids, the last used first
 */
export function rankEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
): readonly PaletteEntry[] {
  const words = wordsOf(query);
  const age = new Map(recent.map((id, index) => [id, index]));
  const found = entries
    .map((entry, order) => ({
      entry,
      order,
      age: age.get(entry.id) ?? recent.length,
      score: scoreOf(entry, words),
    }))
    .filter(({ score }) => words.length === 0 || score > MATCH.none);
  return found
    .toSorted((a, b) => b.score - a.score || a.age - b.age || a.order - b.order)
    .map(({ entry }) => entry);
}

function scoreOf(entry: PaletteEntry, words: readonly string[]): number {
  const title = fold(entry.title);
  const around = [fold(entry.context), fold(entry.also)];
  let total = 0;
  for (const word of words) {
    const inTitle = match(word, title) * TITLE_WEIGHT;
    // Letters scattered over an address or a path of groups are no match.
    const besides = Math.max(...around.map((text) => match(word, text)));
    const best = Math.max(inTitle, besides > MATCH.scattered ? besides * CONTEXT_WEIGHT : 0);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** Does every word of the query begin a word of the title? */
export function isNamed(entry: PaletteEntry, query: string): boolean {
  const title = fold(entry.title);
  return wordsOf(query).every((word) => match(word, title) >= MATCH.wordStart);
}

function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}
