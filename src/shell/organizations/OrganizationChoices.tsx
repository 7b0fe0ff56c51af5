import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ViewModel } from '../../../codegen/model/routes.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { moveBy } from '../palette/move.ts';
import { ComboboxInput } from '../palette/ComboboxInput.tsx';
import { Help, Options, VisuallyHidden } from '../palette/paletteParts.ts';
import { filterEntries, selectorEntries, startIndex, type SelectorEntry } from './entries.ts';
import { EntryOption } from './EntryOption.tsx';
import { Group, GroupName } from './selectorParts.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

interface OrganizationChoicesProps {
  readonly view: ViewModel;
  readonly onClose: () => void;
}

const GROUPS: readonly { readonly kind: 'action' | 'organization'; readonly word: TextKey }[] = [
  { kind: 'action', word: 'organizations.actions' },
  { kind: 'organization', word: 'organizations.all' },
];

/** An input that filters organizations (ARIA Authoring Practices: combobox with a list box). */
export function OrganizationChoices({ view, onClose }: OrganizationChoicesProps): ReactNode {
  const { organization, organizations, gateContext } = useSession();
  const { switchOrganization } = useSessionCommands();
  const routes = useRoutes();
  const navigate = useNavigate();
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const entries = selectorEntries({
    view: view.name,
    context: gateContext,
    organizations,
    current: organization.id,
    openAddress: (name) => (routes.verdict(name).open ? routes.address(name) : undefined),
    text,
  });
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(() => startIndex(entries));
  const found = filterEntries(entries, typed);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, typed]);

  const pick = (entry: SelectorEntry) => {
    if (entry.kind === 'action' && entry.to === undefined) return;
    onClose();
    if (entry.kind === 'action') void navigate(entry.to ?? '');
    else if (!entry.current) switchOrganization(entry.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    const plain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    const next = plain ? moveBy(event.key, at, found.length) : undefined;
    const entry = event.key === 'Enter' ? found[at] : undefined;
    if (next !== undefined) setAt(next);
    else if (entry) pick(entry);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <ComboboxInput
        label={text('organizations.filter')}
        listId={`${id}-list`}
        optionId={found.length > 0 ? optionId(at) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(startIndex(filterEntries(entries, target.value)));
        }}
        onKeyDown={onKeyDown}
      />
      <Options
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={text('organizations.choose')}
      >
        {GROUPS.map(({ kind, word }) => {
          const shown = found.flatMap((entry, index) =>
            entry.kind === kind ? [{ entry, index }] : [],
          );
          return shown.length === 0 ? null : (
            <Group key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <GroupName id={`${id}-${kind}`} role="presentation">
                {text(word)}
              </GroupName>
              {shown.map(({ entry, index }) => (
                <EntryOption
                  key={entry.id}
                  id={optionId(index)}
                  entry={entry}
                  active={index === at}
                  onPick={() => pick(entry)}
                />
              ))}
            </Group>
          );
        })}
      </Options>
      {found.length === 0 && <Help>{text('organizations.none')}</Help>}
      <VisuallyHidden role="status">
        {typed === '' ? '' : text('organizations.count', { smart_count: found.length })}
      </VisuallyHidden>
    </>
  );
}
