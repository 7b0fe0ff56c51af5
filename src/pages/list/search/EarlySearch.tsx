import SearchIcon from '@mui/icons-material/Search';
import { useWords } from '../../../i18n/useWords.ts';
import { SearchFrame } from './SearchFrame.tsx';

/** What somebody did with the input before its code arrived. */
export interface EarlySearch {
  readonly typed: string;
  readonly focused: boolean;
}

/** The button of the saved views comes with the search: its place is kept. */
const VIEWS_BUTTON_PX = 30;

/** Stands for the search box on the first screen, and hands over what was typed into it. */
export function EarlySearchBox({ note }: { note(change: Partial<EarlySearch>): void }) {
  const words = useWords();
  return (
    <>
      <SearchFrame>
        <SearchIcon fontSize="small" />
        <input
          type="search"
          placeholder={words('pages.list.search')}
          aria-label={words('pages.list.search')}
          onChange={(event) => note({ typed: event.target.value })}
          onFocus={() => note({ focused: true })}
          onBlur={() => note({ focused: false })}
        />
      </SearchFrame>
      <span style={{ width: VIEWS_BUTTON_PX }} />
    </>
  );
}
