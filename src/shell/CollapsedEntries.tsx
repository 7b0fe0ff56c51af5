import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/useText.ts';
import { externalAddress } from './externalAddress.ts';
import { Hint } from './Hint.tsx';
import { landmarkOf } from '../theme/landmark.ts';
import type { MenuEntry, MenuExternal, MenuGroup, MenuLink } from './menu.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { EntryAnchor, EntryButton, EntryLink, EntryList } from './menuParts.ts';

interface CollapsedEntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly trail: readonly string[];
}

/** The collapsed menu: icons with their words as tooltips; a group opens beside its icon. */
export function CollapsedEntries({ entries, trail }: CollapsedEntriesProps): ReactNode {
  return (
    <EntryList>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'group' ? (
            <CollapsedGroup group={entry} trail={trail} />
          ) : (
            <CollapsedLeaf entry={entry} active={trail.includes(entry.key)} />
          )}
        </li>
      ))}
    </EntryList>
  );
}

function CollapsedLeaf(props: {
  readonly entry: MenuLink | MenuExternal;
  readonly active: boolean;
}): ReactNode {
  const { entry, active } = props;
  const title = useText()(entry.title);
  const icon = <MenuIcon name={entry.icon} />;
  return (
    <Hint text={title} side="right">
      {entry.kind === 'link' ? (
        <EntryLink
          to={entry.path}
          aria-label={title}
          {...(active && { 'aria-current': 'page' as const })}
        >
          {icon}
        </EntryLink>
      ) : (
        <EntryAnchor
          href={externalAddress(entry.address)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={title}
        >
          {icon}
        </EntryAnchor>
      )}
    </Hint>
  );
}

function CollapsedGroup(props: {
  readonly group: MenuGroup;
  readonly trail: readonly string[];
}): ReactNode {
  const { group, trail } = props;
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = text(group.title);
  return (
    <>
      <Hint text={title} side="right">
        <EntryButton
          type="button"
          aria-label={title}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          {...(trail.includes(group.key) && { 'aria-current': true as const })}
        >
          <MenuIcon name={group.icon} />
        </EntryButton>
      </Hint>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        container={landmarkOf(anchor)}
        disableScrollLock
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': title, dense: true } }}
      >
        <ListSubheader aria-hidden disableSticky sx={{ lineHeight: '32px', background: 'none' }}>
          {title}
        </ListSubheader>
        {leavesOf(group.children).map((leaf) =>
          leaf.kind === 'link' ? (
            <MenuItem
              key={leaf.key}
              component={Link}
              to={leaf.path}
              selected={trail.includes(leaf.key)}
              onClick={() => setAnchor(null)}
            >
              {text(leaf.title)}
            </MenuItem>
          ) : (
            <MenuItem
              key={leaf.key}
              component="a"
              href={externalAddress(leaf.address)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setAnchor(null)}
            >
              {text(leaf.title)}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}

function leavesOf(entries: readonly MenuEntry[]): readonly (MenuLink | MenuExternal)[] {
  return entries.flatMap((entry) => (entry.kind === 'group' ? leavesOf(entry.children) : entry));
}
