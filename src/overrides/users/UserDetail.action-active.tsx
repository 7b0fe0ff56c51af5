import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';
import { useText } from '../../i18n/useText.ts';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useCallAction } from '../../pages/useCallAction.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import { useNameOf } from '../../pages/useNameOf.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useGate, type OwnGate } from '../../session/useGate.ts';
import { endSessions, runningSessionsOf } from './runningSessions.ts';

/** The gate of ending sessions, and of seeing them. */
const MAY_END: OwnGate = {
  permissions: ['terminal.view_session', 'terminal.terminate_session', 'rbac.view_console'],
};

/**
 * Switches a user on or off. Somebody who is switched off may still be connected: for people who may end sessions,
 * the question offers that, too. Without running sessions nothing is asked.
 */
export default function ActiveSwitch(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const text = useText();
  const { language } = useLanguage();
  const mayEnd = useGate(MAY_END).open;
  const call = useCallAction(definition);
  const notify = useNotify();
  const failureText = useFailureText();
  const nameOf = useNameOf(definition.id);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const sent = useRef(false);
  const [user = {}] = records;
  const owner = { id: String(user['id']), username: String(user['username']) };
  const on = user['is_active'] !== true;
  const asks = !on && mayEnd;
  const running = useRequest(
    ['runningSessions', owner.id, openedAt],
    (signal) => runningSessionsOf(owner, signal),
    { enabled: asks, gcTime: 0 },
  );
  const count = running.data?.length ?? 0;
  const plain = !asks || running.data?.length === 0;

  const switchNow = async (andEnd: boolean) => {
    setBusy(true);
    if ((await call(action, { record: user, on })) && andEnd) await end();
    onClose();
  };
  async function end(): Promise<void> {
    try {
      // Read again: until the switch was off, another session could begin.
      const sessions = await runningSessionsOf(owner);
      if (sessions.length > 0) await endSessions(sessions);
      notify(text('leaver.ended', { smart_count: sessions.length }), { type: 'success' });
    } catch (error) {
      const reason = failureText(error) ?? '';
      notify(text('leaver.notEnded', { name: nameOf(user), reason }), {
        type: 'error',
        multiLine: true,
      });
    }
    await queries.invalidateQueries();
  }
  const start = useEffectEvent(() => {
    if (sent.current) return;
    sent.current = true;
    void switchNow(false);
  });
  useEffect(() => {
    if (plain) start();
  }, [plain]);

  if (plain || running.isPending) return null;
  const name = nameOf(user);
  return (
    <Confirmation
      open
      wide
      title={text('leaver.title', { name })}
      names={running.data?.map(
        ({ asset, date_start }) =>
          `${String(asset)} · ${formatRelative(date_start, openedAt, language)}`,
      )}
      confirmLabel={
        running.isError ? text('leaver.only') : text('leaver.both', { smart_count: count })
      }
      danger
      busy={busy}
      other={
        !running.isError && (
          <Button variant="outlined" disabled={busy} onClick={() => void switchNow(false)}>
            {text('leaver.only')}
          </Button>
        )
      }
      onConfirm={() => void switchNow(!running.isError)}
      onCancel={() => onClose()}
    >
      {running.isError
        ? text('leaver.unknown', { name })
        : text('leaver.about', { smart_count: count })}
    </Confirmation>
  );
}
