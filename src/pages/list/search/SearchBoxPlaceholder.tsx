import { SearchBox } from '../../../controls/SearchBox.tsx';
import { useText } from '../../../i18n/useText.ts';

/** What the user typed before the search box was loaded. */
export interface PlaceholderInput {
  readonly typed: string;
  readonly focused: boolean;
}

/** The width of the saved views button, which is loaded with the search. */
const VIEWS_BUTTON_PX = 30;

/** Takes input until the search box is loaded, and passes it on. */
export function SearchBoxPlaceholder({
  filtersOnly,
  note,
}: {
  readonly filtersOnly: boolean;
  note(change: Partial<PlaceholderInput>): void;
}) {
  const text = useText();
  return (
    <>
      <SearchBox
        label={text(filtersOnly ? 'pages.list.filterOnly' : 'pages.list.search')}
        onChange={(event) => note({ typed: event.target.value })}
        onFocus={() => note({ focused: true })}
        onBlur={() => note({ focused: false })}
      />
      <span style={{ width: VIEWS_BUTTON_PX }} />
    </>
  );
}
