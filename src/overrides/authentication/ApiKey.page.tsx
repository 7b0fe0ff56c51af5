import { useNotify } from 'ra-core';
import { useCallback, type ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { createKey } from './createKey.ts';
import { OwnList } from './OwnList.tsx';
import { useMaking } from './useMaking.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const CreatedSecretDialog = lazyPart(() => import('./CreatedSecretDialog.tsx'));

/** One's own API keys; a new one is shown in full as soon as it is made. */
export default function ApiKey(props: PageProps): ReactNode {
  const text = useText();
  const notify = useNotify();
  const create = useCallback(async () => {
    const key = await createKey();
    if (!key) notify(text('profile.keys.hidden'), { type: 'success' });
    return key;
  }, [notify, text]);
  const { made, busy, make, seen } = useMaking(create);
  return (
    <OwnList
      {...props}
      createLabel={text('profile.keys.create')}
      createNeeds="authentication.add_accesskey"
      busy={busy}
      onCreate={() => void make()}
    >
      {made && (
        <CreatedSecretDialog
          title={text('profile.keys.made')}
          facts={[
            { label: text('resources.authentication.accesskey.fields.id'), value: made.id },
            {
              label: text('resources.authentication.accesskey.fields.secret'),
              value: made.secret,
            },
          ]}
          onClose={seen}
        />
      )}
    </OwnList>
  );
}
