import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { externalAddress } from './externalAddress.ts';
import { Tooltip } from './Tooltip.tsx';
import { OUTSIDE } from '../controls/OutsideMark.tsx';
import { ChoiceMenu } from '../controls/menus/ChoiceMenu.tsx';
import type { MenuEntry, MenuExternal, MenuGroup, MenuLink } from './menu.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { EntryAnchor, EntryButton, EntryLink, EntryList } from './menuParts.ts';
import { useHoverOpen } from './useHoverOpen.ts';
import { useText } from '../i18n/useText.ts';

interface CollapsedEntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly trail: readonly string[];
}

/** The collapsed menu: icons with tooltips; a group opens beside its icon. */
export default function CollapsedEntries({ entries, trail }: CollapsedEntriesProps): ReactNode {
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
  const text = useText();
  const title = text(entry.title);
  const icon = <MenuIcon name={entry.icon} />;
  return (
    <Tooltip
      text={entry.kind === 'link' ? title : text('shell.newTab', { name: title })}
      side="right"
    >
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
          {...OUTSIDE}
          aria-label={text('shell.newTab', { name: title })}
        >
          {icon}
        </EntryAnchor>
      )}
    </Tooltip>
  );
}

function CollapsedGroup(props: {
  readonly group: MenuGroup;
  readonly trail: readonly string[];
}): ReactNode {
  const { group, trail } = props;
  const text = useText();
  const { anchor, resting, press, close, pointer } = useHoverOpen();
  const title = text(group.title);
  return (
    <>
      <Tooltip text={title} side="right" quiet={anchor !== null}>
        <EntryButton
          type="button"
          aria-label={title}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => press(event.currentTarget)}
          {...pointer}
          {...(trail.includes(group.key) && { 'aria-current': true as const })}
        >
          <MenuIcon name={group.icon} />
        </EntryButton>
      </Tooltip>
      <ChoiceMenu
        anchor={anchor}
        onClose={close}
        resting={resting ? pointer : undefined}
        label={title}
        place="beside"
        dense
        head={
          <Box
            component="li"
            aria-hidden
            sx={{ px: 4, lineHeight: '32px', fontWeight: 500, color: 'text.secondary' }}
          >
            {title}
          </Box>
        }
        choices={leavesOf(group.children).map((leaf) => ({
          key: leaf.key,
          label: text(leaf.title),
          ...(leaf.kind === 'link'
            ? { to: leaf.path, selected: trail.includes(leaf.key) }
            : { href: externalAddress(leaf.address) }),
        }))}
      />
    </>
  );
}

function leavesOf(entries: readonly MenuEntry[]): readonly (MenuLink | MenuExternal)[] {
  return entries.flatMap((entry) => (entry.kind === 'group' ? leavesOf(entry.children) : entry));
}
