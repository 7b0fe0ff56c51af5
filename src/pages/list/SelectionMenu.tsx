import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { PushButton } from '../../theme/buttons.ts';
import { focusRows } from '../dialogs/recoverFocus.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import type { RowEntry } from './rowEntries.ts';

export interface SelectionMenuProps {
  readonly count: number;
  readonly entries: readonly RowEntry[];
  onClear(): void;
}

/** What can be done with the chosen rows; closed while none is chosen (spec 1, section 5). */
export function SelectionMenu({ count, entries, onClear }: SelectionMenuProps) {
  const words = useWords();
  const [open, setOpen] = useState<OpenMenu>();
  const selected = words('pages.list.selected', { count });
  return (
    <>
      {entries.length === 0 ? (
        // Chosen for a file alone.
        <span role="status">{selected}</span>
      ) : (
        <PushButton
          type="button"
          look="outlined"
          disabled={count === 0}
          aria-haspopup="menu"
          onClick={(event) => setOpen({ anchor: event.currentTarget, entries })}
        >
          {count === 0 ? words('pages.list.bulk') : selected}
          <ExpandIcon />
        </PushButton>
      )}
      {count > 0 && (
        <PushButton
          type="button"
          onClick={() => {
            onClear();
            focusRows();
          }}
        >
          {words('pages.list.clearSelection')}
        </PushButton>
      )}
      <EntryMenu open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
