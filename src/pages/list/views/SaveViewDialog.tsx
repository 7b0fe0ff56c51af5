import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Fits into a menu. */
export const VIEW_NAME_LENGTH = 60;

interface SaveViewDialogProps {
  /** Names of existing views; saving under one replaces that view. */
  readonly names: readonly string[];
  onSave(name: string): void;
  onClose(): void;
}

export function SaveViewDialog({ names, onSave, onClose }: SaveViewDialogProps) {
  const text = useText();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const submit = () => {
    if (trimmed === '') return;
    onSave(trimmed);
    onClose();
  };
  return (
    <DialogFrame
      title={text('listSearch.saveTitle')}
      maxWidth="xs"
      form="checked"
      action={{ label: text('pages.form.save'), disabled: trimmed === '', run: submit }}
      onClose={onClose}
    >
      <p style={{ marginTop: 0 }}>{text('listSearch.saveHelp')}</p>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
        autoFocus
        required
        fullWidth
        size="small"
        label={text('listSearch.name')}
        value={name}
        helperText={names.includes(trimmed) ? text('listSearch.taken') : ' '}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_LENGTH } }}
      />
    </DialogFrame>
  );
}
