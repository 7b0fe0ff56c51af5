import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { SearchFrame, SearchInput } from './SearchInput.tsx';
import { readSearchTerms, type SearchTerms } from './searchTerms.ts';

/** Typing rests this long before the list is asked (spec 1, section 5). */
const SEARCH_DELAY_MS = 400;

export interface SearchBoxProps {
  /** The words in force. */
  readonly search: string;
  /** Keys that may be typed as `key:value`. */
  readonly keys: readonly string[];
  onSearch(terms: SearchTerms): void;
}

/** Words to search for; `key:value` becomes a filter when Enter is pressed. */
export function SearchBox({ search, keys, onSearch }: SearchBoxProps) {
  const words = useWords();
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(search);

  useEffect(() => {
    // The address changed by other means than this box: back, a link, the button that clears.
    if (search !== asked.current) setTyped(search);
    asked.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string, sort: boolean) => {
    clearTimeout(timer.current);
    const terms = sort ? readSearchTerms(text, keys) : { search: text.trim(), filters: {} };
    if (terms.search === asked.current && Object.keys(terms.filters).length === 0) return;
    asked.current = terms.search;
    if (sort) setTyped(terms.search);
    onSearch(terms);
  };

  return (
    <SearchFrame>
      <SearchIcon fontSize="small" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed, true);
        }}
      >
        <SearchInput
          type="search"
          value={typed}
          placeholder={words('pages.list.search')}
          aria-label={words('pages.list.search')}
          title={
            keys.length > 0 ? words('pages.list.searchKeys', { keys: keys.join(', ') }) : undefined
          }
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            clearTimeout(timer.current);
            if (!text.includes(':')) {
              timer.current = setTimeout(() => ask(text, false), SEARCH_DELAY_MS);
            }
          }}
        />
      </form>
    </SearchFrame>
  );
}
