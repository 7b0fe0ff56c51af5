import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../pages/page.ts';
import { useSession } from '../../session/SessionContext.ts';
import { AccountCard } from './AccountCard.tsx';
import { greetingKey } from './greeting.ts';
import { PagesCard } from './PagesCard.tsx';

/** Comes after what needs no call. */
const OwnRecords = lazy(() => import('./OwnRecords.tsx'));

/** The workbench home: who one is here, and where one can go. */
export default function MyHome({ route }: PageProps): ReactNode {
  const { profile, organization } = useSession();
  const words = useWords();
  // The greeting of the moment one came, for as long as one stays.
  const [greeting] = useState(() => greetingKey(new Date()));
  return (
    <>
      <PageHeading title={words(greeting, { name: profile.name })} />
      <Box component="p" sx={{ m: 0, mt: -3, mb: 5, color: 'text.secondary' }}>
        {words('app.welcome.lead', { organization: organization.name })}
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <PagesCard home={route.path} />
          <Suspense>
            <OwnRecords route={route} />
          </Suspense>
        </Box>
        <AccountCard />
      </Box>
    </>
  );
}
