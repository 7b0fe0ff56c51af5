import { useState, type ReactNode } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { PeopleSelect, USERS } from '../../users/PeopleSelect.tsx';
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
  const [users, setUsers] = useState(subscription.users);
  return (
    <DialogFrame
      title={text('subscriptions.changeOf', { message: subscription.label })}
      busy={busy}
      action={{ label: text('subscriptions.save'), run: () => void onSave(users) }}
      onClose={onClose}
    >
      <PeopleSelect
        field={USERS}
        label={text('subscriptions.people')}
        value={users}
        onChange={setUsers}
      />
    </DialogFrame>
  );
}
