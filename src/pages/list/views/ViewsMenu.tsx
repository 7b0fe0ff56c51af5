import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { useSession } from '../../../session/SessionContext.ts';
import type { Choice } from '../../../controls/menus/choice.ts';
import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { useResourceList } from '../listContexts.ts';
import { SaveViewDialog, VIEW_NAME_LENGTH } from './SaveViewDialog.tsx';
import { keepViews, savedViews, withSaved, type SavedView } from './savedViews.ts';
import { viewQuery, withView } from './viewAddress.ts';
import { useText } from '../../../i18n/useText.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';

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

interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  onSave(views: readonly SavedView[]): void;
  onClose(): void;
}

/** Renames and deletes views; changes take effect when they are saved. */
function ManageViewsDialog({ views, onSave, onClose }: ManageViewsDialogProps) {
  const text = useText();
  const [edited, setEdited] = useState(() =>
    views.map((view, index) => ({ ...view, key: index, was: view.name })),
  );
  const names = edited.map(({ name }) => name.trim());
  const isWrong = (name: string) =>
    name.trim() === '' || names.filter((one) => one === name.trim()).length > 1;
  const submit = () => {
    onSave(edited.map(({ name, query }) => ({ name: name.trim(), query })));
    onClose();
  };
  return (
    <DialogFrame
      title={text('listTools.views')}
      maxWidth="xs"
      content={{ sx: { display: 'flex', flexDirection: 'column', gap: 3 } }}
      form="checked"
      action={{
        label: text('pages.form.save'),
        disabled: edited.some(({ name }) => isWrong(name)),
        run: submit,
      }}
      onClose={onClose}
    >
      {edited.length === 0 && <p>{text('listSearch.noViews')}</p>}
      {edited.map(({ key, name, was }) => (
        <div key={key} style={{ display: 'flex', alignItems: 'flex-start', gap: 8, paddingTop: 8 }}>
          <TextField
            fullWidth
            size="small"
            label={text('listSearch.nameOf', { name: was })}
            value={name}
            error={isWrong(name)}
            helperText={isWrong(name) && text('listSearch.wrongName')}
            onChange={(event) =>
              setEdited(
                edited.map((one) => (one.key === key ? { ...one, name: event.target.value } : one)),
              )
            }
            slotProps={{ htmlInput: { maxLength: VIEW_NAME_LENGTH } }}
          />
          <IconButton
            aria-label={text('listSearch.deleteView', { name: was })}
            title={text('listSearch.deleteView', { name: was })}
            onClick={() => setEdited(edited.filter((one) => one.key !== key))}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      ))}
    </DialogFrame>
  );
}
