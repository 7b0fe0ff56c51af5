import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { createKey } from './createKey.ts';
import { CreatedSecretDialog } from './CreatedSecretDialog.tsx';
import { useCreated } from './useCreated.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** Creates an API key and shows it once. */
export default function CreateApiKey({ onClose }: ActionSlotProps): ReactNode {
  const text = useText();
  const notify = useNotify();
  const key = useCreated(async () => {
    const created = await createKey();
    if (!created) notify(text('profile.keys.hidden'), { type: 'success' });
    return created;
  }, onClose);
  if (!key) return null;
  return (
    <CreatedSecretDialog
      title={text('profile.keys.made')}
      facts={[
        { label: text('resources.authentication.accesskey.fields.id'), value: key.id },
        { label: text('resources.authentication.accesskey.fields.secret'), value: key.secret },
      ]}
      onClose={() => onClose()}
    />
  );
}
