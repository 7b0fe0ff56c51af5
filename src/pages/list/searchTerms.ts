/** Between several terms on the wire (spec 1, section 5). */
const TERM_SEPARATOR = ',';

/** What was typed into the search box, sorted: words to search for and values for filters. */
export interface SearchTerms {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * `key:value` sets a filter when the list declares the key; everything else is searched for as it
 * stands, several terms joined by commas. An empty value is ignored (spec 1, section 5).
 */
export function readSearchTerms(text: string, keys: readonly string[]): SearchTerms {
  const words: string[] = [];
  const filters: Record<string, string> = {};
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [key = '', ...rest] = part.split(':');
    if (rest.length === 0 || !keys.includes(key)) words.push(part);
    else if (rest.join(':') !== '') filters[key] = rest.join(':');
  }
  return { search: words.join(TERM_SEPARATOR), filters };
}

/** The same the other way round: what the search box shows for a state of the list. */
export function writeSearchTerms(terms: SearchTerms): string {
  const filters = Object.entries(terms.filters).map(([key, value]) => `${key}:${value}`);
  return [...filters, terms.search.split(TERM_SEPARATOR).join(' ')].filter(Boolean).join(' ');
}
