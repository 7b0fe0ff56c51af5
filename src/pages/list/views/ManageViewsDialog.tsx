import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import type { SavedView } from './savedViews.ts';
import { VIEW_NAME_LENGTH } from './SaveViewDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  onSave(views: readonly SavedView[]): void;
  onClose(): void;
}

/** Renames and deletes views; changes take effect when they are saved. */
export function ManageViewsDialog({ views, onSave, onClose }: ManageViewsDialogProps) {
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
      title={text('listSearch.manageTitle')}
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
