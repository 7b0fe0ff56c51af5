import Paper from '@mui/material/Paper';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import {
  changeSubscription,
  loadCategories,
  loadChannels,
  withSubscription,
  type Subscription,
} from './subscriptions.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { PeopleSelect, USERS } from '../../users/PeopleSelect.tsx';

const HEIGHT_PX = 320;
const KEY = ['settings', 'subscriptions'];

/** The receivers and channels of the server's messages (contract: settings, section 4). */
export default function SysMessageSub({ route }: PageProps): ReactNode {
  const text = useText();
  const queries = useQueryClient();
  const { run } = useCall();
  const [busy, setBusy] = useState<string>();
  const [asking, setAsking] = useState<Subscription>();
  const subscriptions = useRequest(KEY, async (signal) => {
    const [channels, categories] = await Promise.all([
      loadChannels(signal),
      loadCategories(signal),
    ]);
    return { channels, categories };
  });

  const change = async (
    subscription: Subscription,
    body: Parameters<typeof changeSubscription>[1],
  ): Promise<boolean> => {
    setBusy(subscription.type);
    const succeeded = await run(
      async () => {
        const changed = await changeSubscription(subscription, body);
        queries.setQueryData<typeof subscriptions.data>(
          KEY,
          (before) =>
            before && { ...before, categories: withSubscription(before.categories, changed) },
        );
      },
      { done: text('subscriptions.saved') },
    );
    setBusy(undefined);
    return succeeded;
  };

  return (
    <>
      <PageHeading title={text(route.title)} banner={text('subscriptions.about')} />
      <Loaded query={subscriptions} height={HEIGHT_PX}>
        {({ channels, categories }) =>
          categories.map((category) => (
            <Paper
              key={category.name}
              variant="outlined"
              component="section"
              sx={{ mb: 4, overflowX: 'auto' }}
            >
              <SubscriptionTable
                category={category}
                channels={channels}
                busy={busy}
                onSwitch={(subscription, chosen) =>
                  void change(subscription, { receive_backends: chosen })
                }
                onReceivers={setAsking}
              />
            </Paper>
          ))
        }
      </Loaded>
      {asking && (
        <ReceiversDialog
          subscription={asking}
          busy={busy !== undefined}
          onClose={() => setAsking(undefined)}
          onSave={async (users) => {
            if (await change(asking, { users })) setAsking(undefined);
          }}
        />
      )}
    </>
  );
}

interface ReceiversDialogProps {
  readonly subscription: Subscription;
  readonly busy: boolean;
  onClose(): void;
  onSave(users: readonly string[]): void | Promise<void>;
}

/** Edits the receivers of a message type. */
function ReceiversDialog({ subscription, busy, onClose, onSave }: ReceiversDialogProps): ReactNode {
  const text = useText();
  const [users, setUsers] = useState(subscription.users);
  return (
    <DialogFrame
      title={text('subscriptions.changeOf', { message: subscription.label })}
      busy={busy}
      action={{ label: text('pages.form.save'), run: () => void onSave(users) }}
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
