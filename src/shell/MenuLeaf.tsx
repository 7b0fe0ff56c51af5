import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { memo, type ReactNode } from 'react';
import { externalAddress } from './externalAddress.ts';
import type { MenuExternal, MenuLink } from './menu.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { EntryAnchor, EntryLink, EntryText } from './menuParts.ts';
import { useText } from '../i18n/useText.ts';

interface MenuLeafProps {
  readonly entry: MenuLink | MenuExternal;
  readonly active: boolean;
  readonly icon: boolean;
}

/** An entry that opens a page, or an external address in a new tab. */
export const MenuLeaf = memo(function MenuLeaf({ entry, active, icon }: MenuLeafProps): ReactNode {
  const text = useText();
  const lead = icon ? <MenuIcon name={entry.icon} /> : <span />;
  if (entry.kind === 'link') {
    return (
      <EntryLink to={entry.path} {...(active && { 'aria-current': 'page' as const })}>
        {lead}
        <EntryText title={text(entry.title)}>{text(entry.title)}</EntryText>
      </EntryLink>
    );
  }
  return (
    <EntryAnchor
      href={externalAddress(entry.address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text('shell.newTab', { name: text(entry.title) })}
    >
      {lead}
      <EntryText title={text(entry.title)}>{text(entry.title)}</EntryText>
      <OpenInNew aria-hidden sx={{ mr: 2.5, fontSize: 14 }} />
    </EntryAnchor>
  );
});
