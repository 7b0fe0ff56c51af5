import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '../../../pages/heading/PageHeading.tsx';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import type { PageProps } from '../../../pages/page.ts';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { ReceiversDialog } from './ReceiversDialog.tsx';
import {
  changeSubscription,
  loadCategories,
  loadChannels,
  withSubscription,
  type Category,
  type Subscription,
} from './subscriptions.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../api/useRequest.ts';

const HEIGHT_PX = 320;
const KEY = ['settings', 'subscriptions'];

/** The receivers and channels of the server's messages (contract: settings, section 4). */
export default function SysMessageSub({ route }: PageProps): ReactNode {
  const text = useText();
  const notify = useNotify();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [asking, setAsking] = useState<Subscription>();
  const { data, error } = useRequest(KEY, async (signal) => {
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
    try {
      const changed = await changeSubscription(subscription, body);
      queries.setQueryData<typeof data>(
        KEY,
        (before) =>
          before && { ...before, categories: withSubscription(before.categories, changed) },
      );
      notify(text('subscriptions.saved'), { type: 'success' });
      return true;
    } catch (failure) {
      const message = failureText(failure);
      if (message) notify(message, { type: 'error', multiLine: true });
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <>
      <PageHeading title={text(route.title)} banner={text('subscriptions.about')} />
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {failureText(error)}
        </Box>
      )}
      {!data && !error && <LoadingBox height={HEIGHT_PX} />}
      {data?.categories.map((category: Category) => (
        <Paper
          key={category.name}
          variant="outlined"
          component="section"
          sx={{ mb: 4, overflowX: 'auto' }}
        >
          <SubscriptionTable
            category={category}
            channels={data.channels}
            busy={busy}
            onSwitch={(subscription, channels) =>
              void change(subscription, { receive_backends: channels })
            }
            onReceivers={setAsking}
          />
        </Paper>
      ))}
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
