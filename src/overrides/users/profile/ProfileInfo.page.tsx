import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { ACCOUNT, OwnFacts } from './OwnFacts.tsx';
import { SignInCard } from './SignInCard.tsx';
import { columnsFrom } from '@gatehouse-console/engine/theme/columnsFrom.ts';
import { Switch } from '@gatehouse-console/engine/controls/Switch.tsx';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useSessionCommands } from '@gatehouse-console/engine/session/sessionCommands.ts';
import {
  FIXED_CHANNEL,
  ownChannels,
  shownChannels,
  switchedChannels,
  type Channel,
} from './channels.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { OwnLine } from './OwnLine.tsx';

/** One's own account: what the server knows, how one signs in, where messages arrive. */
export default function ProfileInfo({ route }: PageProps): ReactNode {
  const text = useText();
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Box sx={{ gap: 4, ...columnsFrom('lg', 'minmax(0, 1fr) 360px') }}>
        <OwnFacts card={ACCOUNT} />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <SignInCard />
          <ChannelsCard />
        </Box>
      </Box>
    </>
  );
}

/** Where messages reach one: a switch for each channel, set back when the server refuses. */
function ChannelsCard() {
  const text = useText();
  const id = useId();
  const { profile, settings } = useSession();
  const { refreshProfile } = useSessionCommands();
  const { run } = useCall();
  const [wanted, setWanted] = useState<readonly string[]>();
  const channels = wanted ?? ownChannels(profile);

  const change = async (channel: Channel, on: boolean) => {
    const next = switchedChannels(channels, channel, on);
    setWanted(next);
    await run(
      async () => {
        await request(apiAddress('notifications/user-msg-subscription/:id', profile.id), {
          method: 'PATCH',
          body: { receive_backends: next },
          quiet: true,
        });
        await refreshProfile();
      },
      { done: text('profile.channels.saved') },
    );
    setWanted(undefined);
  };

  return (
    <Card title={text('profile.channels.title')}>
      {shownChannels(settings).map((channel) => {
        const fixed = channel === FIXED_CHANNEL;
        return (
          <OwnLine key={channel}>
            <span id={`${id}-${channel}`}>{text(`profile.channels.${channel}`)}</span>
            <Switch
              checked={fixed || channels.includes(channel)}
              disabled={fixed || wanted !== undefined}
              onChange={(on) => void change(channel, on)}
              title={fixed ? text('profile.channels.fixed') : undefined}
              aria-labelledby={`${id}-${channel}`}
            />
          </OwnLine>
        );
      })}
    </Card>
  );
}
