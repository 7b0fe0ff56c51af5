import AllIcon from '@mui/icons-material/PublicOutlined';
import CheckIcon from '@mui/icons-material/Check';
import type { ReactNode } from 'react';
import { MenuIcon } from '../MenuIcon.tsx';
import type { SelectorEntry } from './entries.ts';
import { Entry } from './selectorParts.ts';
import { useText } from '../../i18n/useText.ts';

interface EntryOptionProps {
  readonly id: string;
  readonly entry: SelectorEntry;
  /** The current option of the keyboard. */
  readonly active: boolean;
  readonly onPick: () => void;
}

/** An option of the selector; the focus stays in the input. */
export function EntryOption({ id, entry, active, onPick }: EntryOptionProps): ReactNode {
  const text = useText();
  const closed = entry.kind === 'action' && entry.to === undefined;
  const current = entry.kind === 'organization' && entry.current;
  return (
    <Entry
      id={id}
      role="option"
      aria-selected={active}
      {...(current && { 'aria-current': true })}
      {...(closed && { 'aria-disabled': true, title: text('organizations.notAllowed') })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <EntryIcon entry={entry} />
      <span>{entry.title}</span>
      {current && <CheckIcon fontSize="small" titleAccess={text('organizations.current')} />}
    </Entry>
  );
}

function EntryIcon({ entry }: { readonly entry: SelectorEntry }): ReactNode {
  if (entry.kind === 'action') return <MenuIcon name={entry.icon} />;
  return entry.isRoot ? <AllIcon aria-hidden fontSize="small" /> : <MenuIcon name="organization" />;
}
