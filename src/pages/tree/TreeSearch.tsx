import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { IconPush } from '../../theme/buttons.ts';
import { SearchFrame } from '../list/search/SearchFrame.tsx';

export interface TreeSearchProps {
  readonly value: string;
  onChange(value: string): void;
}

/** The search box of the tree; Escape empties it. */
export function TreeSearch({ value, onChange }: TreeSearchProps) {
  const words = usePartWords('later');
  return (
    <SearchFrame sx={{ flex: 'none', maxWidth: 'none', flexWrap: 'nowrap' }}>
      <SearchIcon fontSize="small" />
      <input
        type="text"
        value={value}
        placeholder={words('tree.search')}
        aria-label={words('tree.search')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <IconPush type="button" aria-label={words('tree.clearSearch')} onClick={() => onChange('')}>
          <CloseIcon fontSize="inherit" />
        </IconPush>
      )}
    </SearchFrame>
  );
}
