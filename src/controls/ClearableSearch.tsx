import type { ComponentProps, ReactNode } from 'react';
import { ClearSearch } from './ClearSearch.tsx';
import { SearchBox } from './SearchBox.tsx';

interface ClearableSearchProps extends Omit<ComponentProps<typeof SearchBox>, 'onChange'> {
  readonly value: string;
  /** Accessible name of the button that clears the box. */
  readonly clearLabel: string;
  onSearch(words: string): void;
}

/** A box for words to search for, with a button that clears it. */
export function ClearableSearch(props: ClearableSearchProps): ReactNode {
  const { clearLabel, onSearch, ...box } = props;
  return (
    <SearchBox {...box} onChange={(event) => onSearch(event.target.value)}>
      {box.value !== '' && <ClearSearch label={clearLabel} onClear={() => onSearch('')} />}
    </SearchBox>
  );
}
