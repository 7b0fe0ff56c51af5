import SearchIcon from '@mui/icons-material/Search';
import { SearchFrame } from './SearchFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

/** What somebody did with the input before its code arrived. */
export interface PlaceholderInput {
  readonly typed: string;
  readonly focused: boolean;
}

/** The button of the saved views comes with the search: its place is kept. */
const VIEWS_BUTTON_PX = 30;

/** Stands for the search box on the first screen, and hands over what was typed into it. */
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
