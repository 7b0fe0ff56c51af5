import { useNotify } from 'ra-core';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import type { PageProps } from '../../pages/page.ts';
import { createKey } from './createKey.ts';
import { OwnList } from './OwnList.tsx';
import { useMaking } from './useMaking.ts';

const CreatedSecretDialog = lazy(() => import('./CreatedSecretDialog.tsx'));

/** One's own API keys; a new one is shown in full as soon as it is made. */
export default function ApiKey(props: PageProps): ReactNode {
  const words = usePartWords('later', 'resources.authentication');
  const notify = useNotify();
  const create = useCallback(async () => {
    const key = await createKey();
    if (!key) notify(words('profile.keys.hidden'), { type: 'success' });
    return key;
  }, [notify, words]);
  const { made, busy, make, seen } = useMaking(create);
  return (
    <OwnList
      {...props}
      createLabel={words('profile.keys.create')}
      createNeeds="authentication.add_accesskey"
      busy={busy}
      onCreate={() => void make()}
    >
      {made && (
        <Suspense>
          <CreatedSecretDialog
            title={words('profile.keys.made')}
            facts={[
              { label: words('resources.authentication.accesskey.fields.id'), value: made.id },
              {
                label: words('resources.authentication.accesskey.fields.secret'),
                value: made.secret,
              },
            ]}
            onClose={seen}
          />
        </Suspense>
      )}
    </OwnList>
  );
}
