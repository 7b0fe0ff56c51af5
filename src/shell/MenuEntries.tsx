import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState, type ReactNode, memo } from 'react';
import type { MenuEntry, MenuGroup, MenuExternal, MenuLink } from './menu.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { EntryButton, EntryList, EntryText, SubList, EntryAnchor, EntryLink } from './menuParts.ts';
import { useText } from '../i18n/useText.ts';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { OUTSIDE } from '../controls/OutsideMark.tsx';
import { externalAddress } from './externalAddress.ts';

interface MenuEntriesProps {
  readonly entries: readonly MenuEntry[];
  /** Keys of the active entries, outermost first. */
  readonly trail: readonly string[];
  /** Depth below the first level; deeper entries have no icon. */
  readonly depth?: number;
}

/** One level of the open menu. One group per level is open at a time (contract: shell, section 5). */
export function MenuEntries({ entries, trail, depth = 0 }: MenuEntriesProps): ReactNode {
  const [active] = trail;
  const [shown, show] = useState({ active, open: active });
  // Navigation opens the group of the new page, whatever was opened by hand.
  if (shown.active !== active) show({ active, open: active });
  const { open } = shown;
  const toggle = (key: string) => show({ active, open: open === key ? undefined : key });

  return (
    <EntryList>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'group' ? (
            <Group
              group={entry}
              open={open === entry.key}
              trail={entry.key === active ? trail.slice(1) : undefined}
              depth={depth}
              onToggle={() => toggle(entry.key)}
            />
          ) : (
            <MenuLeaf entry={entry} active={entry.key === active} icon={depth === 0} />
          )}
        </li>
      ))}
    </EntryList>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly open: boolean;
  /** The active entries below, when the current page is in this group. */
  readonly trail: readonly string[] | undefined;
  readonly depth: number;
  readonly onToggle: () => void;
}

function Group({ group, open, trail, depth, onToggle }: GroupProps): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <>
      <EntryButton
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        {...(trail && { 'data-trail': '' })}
      >
        {depth === 0 ? <MenuIcon name={group.icon} /> : <span />}
        <EntryText title={text(group.title)}>{text(group.title)}</EntryText>
        <ExpandMore
          aria-hidden
          sx={{ mr: 2, fontSize: 18, transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </EntryButton>
      <SubList as="div" id={id} hidden={!open}>
        <MenuEntries entries={group.children} trail={trail ?? []} depth={depth + 1} />
      </SubList>
    </>
  );
}

interface MenuLeafProps {
  readonly entry: MenuLink | MenuExternal;
  readonly active: boolean;
  readonly icon: boolean;
}

/** An entry that opens a page, or an external address in a new tab. */
const MenuLeaf = memo(function MenuLeaf({ entry, active, icon }: MenuLeafProps): ReactNode {
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
      {...OUTSIDE}
      aria-label={text('shell.newTab', { name: text(entry.title) })}
    >
      {lead}
      <EntryText title={text(entry.title)}>{text(entry.title)}</EntryText>
      <OpenInNew aria-hidden sx={{ mr: 2.5, fontSize: 14 }} />
    </EntryAnchor>
  );
});
