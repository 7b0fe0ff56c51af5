import AllIcon from '@mui/icons-material/PublicOutlined';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MenuIcon } from '../MenuIcon.tsx';
import type { OptionProps } from '../palette/Combobox.tsx';
import { Option } from '../palette/paletteParts.ts';
import type { SelectorEntry } from './entries.ts';
import { useText } from '../../i18n/useText.ts';

const Entry = styled(Option)(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& > span': { flex: 1, minWidth: 0 },
  '&[aria-disabled=true]': {
    color: (theme.vars ?? theme).palette.text.disabled,
    cursor: 'default',
  },
}));

/** An option of the selector. */
export function EntryOption({
  entry,
  ...option
}: OptionProps & { readonly entry: SelectorEntry }): ReactNode {
  const text = useText();
  const closed = entry.kind === 'action' && entry.to === undefined;
  const current = entry.kind === 'organization' && entry.current;
  return (
    <Entry
      {...option}
      {...(current && { 'aria-current': true })}
      {...(closed && { 'aria-disabled': true, title: text('organizations.notAllowed') })}
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
