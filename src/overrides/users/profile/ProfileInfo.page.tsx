import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordCard } from '../../../pages/record/RecordCard.tsx';
import { PageHeading } from '../../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../../pages/page.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ChannelsCard } from './ChannelsCard.tsx';
import { CARD_FIELDS } from './ownFields.ts';
import { SignInCard } from './SignInCard.tsx';
import { useText } from '../../../i18n/useText.ts';

const NAMES = CARD_FIELDS.map((field) => field.name);

/** One's own account: what the server knows, how one signs in, where messages arrive. */
export default function ProfileInfo({ route }: PageProps): ReactNode {
  const text = useText();
  const { profile } = useSession();
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        }}
      >
        <RecordCard names={NAMES} fields={CARD_FIELDS} record={profile} />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <SignInCard />
          <ChannelsCard />
        </Box>
      </Box>
    </>
  );
}
