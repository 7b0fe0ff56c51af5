import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useText } from '../../../i18n/useText.ts';

/** Fits into a menu. */
export const VIEW_NAME_LENGTH = 60;

export interface SaveViewDialogProps {
  /** Names of existing views; saving under one replaces that view. */
  readonly names: readonly string[];
  onSave(name: string): void;
  onClose(): void;
}

export function SaveViewDialog({ names, onSave, onClose }: SaveViewDialogProps) {
  const text = useText();
  const id = useId();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    onSave(trimmed);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{text('listSearch.saveTitle')}</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions sx={{ padding: '0 24px 20px', gap: 2 }}>
          <Button onClick={onClose}>{text('pages.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={trimmed === ''}>
            {text('pages.form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
