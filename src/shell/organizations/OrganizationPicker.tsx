import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { landmarkOf } from '../../theme/landmark.ts';
import { useText } from '../../i18n/useText.ts';
import { useNavigate } from 'react-router';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useShell } from '../shellContext.ts';
import { Combobox, type OptionProps } from '../palette/Combobox.tsx';
import { Help, VisuallyHidden, Option } from '../palette/paletteParts.ts';
import { filterEntries, selectorEntries, startIndex, type SelectorEntry } from './entries.ts';
import type { TextKey } from '#project/generated/texts.ts';
import AllIcon from '@mui/icons-material/PublicOutlined';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { MenuIcon } from '../MenuIcon.tsx';

interface OrganizationPickerProps {
  readonly id: string;
  /** The button of the list; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

const WIDTH_PX = 280;

/** The list of the selector, in the landmark of its button. */
export default function OrganizationPicker(props: OrganizationPickerProps): ReactNode {
  const { id, anchor, onClose } = props;
  const label = useText()('organizations.choose');
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      container={landmarkOf(anchor)}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': label,
          style: { width: WIDTH_PX, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <OrganizationChoices onClose={onClose} />
    </Popover>
  );
}

const GROUPS: readonly { readonly kind: 'action' | 'organization'; readonly word: TextKey }[] = [
  { kind: 'action', word: 'pages.list.actions' },
  { kind: 'organization', word: 'organizations.all' },
];

/** An input that filters organizations (ARIA Authoring Practices: combobox with a list box). */
function OrganizationChoices({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { view } = useShell();
  const { organization, organizations, gateContext } = useSession();
  const { switchOrganization } = useSessionCommands();
  const routes = useRoutes();
  const navigate = useNavigate();
  const text = useText();
  const entries = selectorEntries({
    view: view.name,
    context: gateContext,
    organizations,
    current: organization.id,
    openAddress: (name) => (routes.verdict(name).open ? routes.address(name) : undefined),
    text,
  });
  const [typed, setTyped] = useState('');
  const found = filterEntries(entries, typed);
  const pick = (entry: SelectorEntry) => {
    if (entry.kind === 'action' && entry.to === undefined) return;
    onClose();
    if (entry.kind === 'action') void navigate(entry.to ?? '');
    else if (!entry.current) switchOrganization(entry.id);
  };
  return (
    <>
      <Combobox
        label={text('organizations.filter')}
        listLabel={text('organizations.choose')}
        query={typed}
        onQuery={setTyped}
        groups={GROUPS.map(({ kind, word }) => ({
          key: kind,
          title: text(word),
          entries: found.filter((entry) => entry.kind === kind),
        })).filter((group) => group.entries.length > 0)}
        start={found[startIndex(found)]}
        onPick={pick}
        option={(entry, option) => <EntryOption key={entry.id} {...option} entry={entry} />}
      />
      {found.length === 0 && <Help>{text('organizations.none')}</Help>}
      <VisuallyHidden role="status">
        {typed === '' ? '' : text('organizations.count', { smart_count: found.length })}
      </VisuallyHidden>
    </>
  );
}

const Entry = styled(Option)(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& > span': { flex: 1, minWidth: 0 },
  '&[aria-disabled=true]': {
    color: (theme.vars ?? theme).palette.text.disabled,
    cursor: 'default',
  },
}));

/** An option of the selector. */
function EntryOption({
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
