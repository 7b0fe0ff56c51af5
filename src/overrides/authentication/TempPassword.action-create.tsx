import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { CreatedSecretDialog } from './CreatedSecretDialog.tsx';
import { createTemporary } from './createTemporary.ts';
import { useCreated } from './useCreated.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { timeLeft } from './timeLeft.ts';

const TICK_MS = 1000;

/** The list is refetched this long after the expiry, because the server's clock may be behind. */
const AFTER_END_MS = 1000;

/** Creates a temporary password and shows it with the remaining time. */
export default function CreateTemporaryPassword({ onClose }: ActionSlotProps): ReactNode {
  const text = useText();
  const queries = useQueryClient();
  const password = useCreated(async () => {
    const created = await createTemporary();
    // Not cleared on unmount: the list must show the expiry after the dialog is closed.
    setTimeout(() => void queries.invalidateQueries(), created.until - Date.now() + AFTER_END_MS);
    return created;
  }, onClose);
  if (!password) return null;
  return (
    <CreatedSecretDialog
      title={text('profile.temporary.made')}
      facts={[
        {
          label: text('fields.username'),
          value: password.username,
        },
        { label: text('resources.authentication.temptoken.fields.secret'), value: password.secret },
      ]}
      onClose={() => onClose()}
    >
      <Countdown until={password.until} />
    </CreatedSecretDialog>
  );
}

/** Counts down to a moment; announces only its end. */
function Countdown({ until }: { readonly until: number }) {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  // Screen readers announce the end, not every second (WCAG 2.2, criterion 4.1.3).
  return over ? (
    <p role="status">{text('profile.temporary.over')}</p>
  ) : (
    <p role="timer">{text('profile.temporary.left', { time: timeLeft(until - now) })}</p>
  );
}
