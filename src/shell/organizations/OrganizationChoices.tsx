import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useShell } from '../shellContext.ts';
import { Combobox } from '../palette/Combobox.tsx';
import { Help, VisuallyHidden } from '../palette/paletteParts.ts';
import { filterEntries, selectorEntries, startIndex, type SelectorEntry } from './entries.ts';
import { EntryOption } from './EntryOption.tsx';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const GROUPS: readonly { readonly kind: 'action' | 'organization'; readonly word: TextKey }[] = [
  { kind: 'action', word: 'organizations.actions' },
  { kind: 'organization', word: 'organizations.all' },
];

/** An input that filters organizations (ARIA Authoring Practices: combobox with a list box). */
export function OrganizationChoices({ onClose }: { readonly onClose: () => void }): ReactNode {
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
