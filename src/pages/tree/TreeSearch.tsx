import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconPush } from '../../theme/buttons.ts';
import { SearchFrame } from '../list/search/SearchFrame.tsx';
import { useText } from '../../i18n/useText.ts';

export interface TreeSearchProps {
  readonly value: string;
  onChange(value: string): void;
}

/** The search box of the tree; Escape clears it. */
export function TreeSearch({ value, onChange }: TreeSearchProps) {
  const text = useText();
  return (
    <SearchFrame sx={{ flex: 'none', maxWidth: 'none', flexWrap: 'nowrap' }}>
      <SearchIcon fontSize="small" />
      <input
        type="text"
        value={value}
        placeholder={text('tree.search')}
        aria-label={text('tree.search')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <IconPush type="button" aria-label={text('tree.clearSearch')} onClick={() => onChange('')}>
          <CloseIcon fontSize="inherit" />
        </IconPush>
      )}
    </SearchFrame>
  );
}
