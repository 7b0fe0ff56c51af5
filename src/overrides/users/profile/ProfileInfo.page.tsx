import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../../pages/page.ts';
import { useText } from '../../../i18n/useText.ts';
import { ChannelsCard } from './ChannelsCard.tsx';
import { ACCOUNT, OwnFacts } from './OwnFacts.tsx';
import { SignInCard } from './SignInCard.tsx';
import { columnsFrom } from '../../../theme/columnsFrom.ts';

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
