import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import type { OwnChoice } from '../../../fields/ownChoice.ts';
import { PeopleSelect } from '../../users/PeopleSelect.tsx';
import type { Subscription } from './subscriptions.ts';
import { useText } from '../../../i18n/useText.ts';

interface ReceiversDialogProps {
  readonly subscription: Subscription;
  readonly busy: boolean;
  onClose(): void;
  onSave(users: readonly string[]): void | Promise<void>;
}

/** Edits the receivers of a message type. */
export function ReceiversDialog({
  subscription,
  busy,
  onClose,
  onSave,
}: ReceiversDialogProps): ReactNode {
  const text = useText();
  const id = useId();
  const [users, setUsers] = useState(subscription.users);
  const field: OwnChoice<'users.user'> = {
    name: 'users',
    type: 'references',
    label: { literal: text('subscriptions.people') },
    options: {
      from: 'users/users',
      text: 'name',
      secondary: 'username',
      value: 'id',
      query: { fields_size: 'mini', order: 'name' },
    },
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      onClose={busy ? undefined : onClose}
    >
      <DialogTitle id={`${id}-title`}>
        {text('subscriptions.changeOf', { message: subscription.label })}
      </DialogTitle>
      <DialogContent>
        <PeopleSelect
          field={field}
          label={text('subscriptions.people')}
          value={users}
          onChange={setUsers}
        />
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px', gap: 2 }}>
        <Button disabled={busy} onClick={onClose}>
          {text('pages.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void onSave(users)}>
          {text('subscriptions.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
