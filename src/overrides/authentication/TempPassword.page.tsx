import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { Countdown } from './Countdown.tsx';
import { createTemporary } from './createTemporary.ts';
import { OwnList } from './OwnList.tsx';
import { useMaking } from './useMaking.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const CreatedSecretDialog = lazyPart(() => import('./CreatedSecretDialog.tsx'));
/** The list is read anew this long after the end: the server's clock may be a little behind. */
const AFTER_END_MS = 1000;

/** One's own temporary passwords; a new one is shown in full, and how long it still holds. */
export default function TempPassword(props: PageProps): ReactNode {
  const text = useText();
  const { made, busy, make, seen } = useMaking(createTemporary);
  useFreshAt(made?.until);
  return (
    <OwnList
      {...props}
      createLabel={text('profile.temporary.create')}
      createNeeds="authentication.add_temptoken"
      busy={busy}
      onCreate={() => void make()}
    >
      {made && (
        <CreatedSecretDialog
          title={text('profile.temporary.made')}
          facts={[
            { label: text('profile.card.username'), value: made.username },
            {
              label: text('resources.authentication.temptoken.fields.secret'),
              value: made.secret,
            },
          ]}
          onClose={seen}
        >
          <Countdown until={made.until} />
        </CreatedSecretDialog>
      )}
    </OwnList>
  );
}

/** Reads the lists anew when the password made last has ended, even after its dialog was closed. */
function useFreshAt(until: number | undefined): void {
  const queries = useQueryClient();
  const [last, setLast] = useState(until);
  if (until !== undefined && until !== last) setLast(until);
  useEffect(() => {
    if (last === undefined) return undefined;
    const wait = last - Date.now() + AFTER_END_MS;
    const timer = setTimeout(() => void queries.invalidateQueries(), wait);
    return () => clearTimeout(timer);
  }, [last, queries]);
}
