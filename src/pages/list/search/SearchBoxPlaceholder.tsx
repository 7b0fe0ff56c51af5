import SearchIcon from '@mui/icons-material/Search';
import { SearchFrame } from './SearchFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

/** What the person typed before the search box was loaded. */
export interface PlaceholderInput {
  readonly typed: string;
  readonly focused: boolean;
}

/** The width of the saved views button, which is loaded with the search. */
const VIEWS_BUTTON_PX = 30;

/** Takes input until the search box is loaded, and passes it on. */
export function SearchBoxPlaceholder({ note }: { note(change: Partial<PlaceholderInput>): void }) {
  const text = useText();
  return (
    <>
      <SearchFrame>
        <SearchIcon fontSize="small" />
        <input
          type="search"
          placeholder={text('pages.list.search')}
          aria-label={text('pages.list.search')}
          onChange={(event) => note({ typed: event.target.value })}
          onFocus={() => note({ focused: true })}
          onBlur={() => note({ focused: false })}
        />
      </SearchFrame>
      <span style={{ width: VIEWS_BUTTON_PX }} />
    </>
  );
}
