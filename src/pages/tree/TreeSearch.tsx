import { styled } from '@mui/material/styles';
import { ClearSearch } from '../../controls/ClearSearch.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { SearchFrame } from '../../controls/SearchFrame.ts';
import { useText } from '../../i18n/useText.ts';

interface TreeSearchProps {
  readonly value: string;
  onChange(value: string): void;
}

/** As wide as the panel. */
const Frame = styled(SearchFrame)({ flex: 'none', maxWidth: 'none', flexWrap: 'nowrap' });

/** The search box of the tree; Escape clears it. */
export function TreeSearch({ value, onChange }: TreeSearchProps) {
  const text = useText();
  return (
    <SearchBox
      frame={Frame}
      label={text('tree.search')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
      }}
    >
      {value !== '' && (
        <ClearSearch label={text('tree.clearSearch')} onClear={() => onChange('')} />
      )}
    </SearchBox>
  );
}
