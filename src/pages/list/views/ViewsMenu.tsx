import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { useSession } from '../../../session/SessionContext.ts';
import type { Choice } from '../../../controls/menus/choice.ts';
import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { useResourceList } from '../listContexts.ts';
import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { keepViews, savedViews, withSaved, type SavedView } from './savedViews.ts';
import { viewQuery, withView } from './viewAddress.ts';
import { useText } from '../../../i18n/useText.ts';

interface ViewsMenuProps {
  readonly anchor: HTMLElement | null;
  onClose(): void;
}

/** Opens, saves, renames and deletes the views of a table, and copies the current one as a link. */
export default function ViewsMenu({ anchor, onClose }: ViewsMenuProps) {
  const text = useText();
  const notify = useNotify();
  const { definition, state, rules, columns } = useResourceList();
  const table = definition.id;
  const person = useSession().profile.id;
  const [query] = useSearchParams();
  const [views, setViews] = useState(() => savedViews(person, table));
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const present = viewQuery({ state, rules, shown: columns.map(({ field }) => field) });
  const href = useHref({ search: withView(query, present, rules) });

  const keep = (next: readonly SavedView[]) => {
    setViews(next);
    if (!keepViews(person, table, next)) notify('listSearch.notKept', { type: 'warning' });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(href, location.origin).href);
      notify('listSearch.copied', { type: 'success' });
    } catch {
      notify('listSearch.notCopied', { type: 'warning' });
    }
  };

  const choices: readonly Choice[] = [
    ...views.map((view) => ({
      key: `view ${view.name}`,
      label: view.name,
      to: withView(query, view.query, rules),
      selected: view.query === present,
    })),
    { key: 'start', label: text('listSearch.start'), to: withView(query, '', rules) },
    { key: 'save', label: text('listSearch.save'), onPress: () => setDialog('save') },
    ...(views.length > 0
      ? [{ key: 'manage', label: text('listSearch.manage'), onPress: () => setDialog('manage') }]
      : []),
    { key: 'copy', label: text('listSearch.copy'), onPress: () => void copy() },
  ];
  return (
    <>
      <ChoiceMenu
        anchor={anchor}
        onClose={onClose}
        label={text('listTools.views')}
        place="right"
        choices={choices}
      />
      {dialog === 'save' && (
        <SaveViewDialog
          names={views.map(({ name }) => name)}
          onSave={(name) => keep(withSaved(views, { name, query: present }))}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && (
        <ManageViewsDialog views={views} onSave={keep} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
