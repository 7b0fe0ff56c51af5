import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useLeavers } from './useLeavers.ts';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';
import { useText } from '../../i18n/useText.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useCall } from '../../pages/useCall.ts';
import { useNameOf } from '../../pages/useNameOf.ts';
import { endSessions, ownerOf, runningSessionsOf, type RunningSession } from './runningSessions.ts';

interface SwitchOffUsersProps {
  readonly definition: ResourceDefinition;
  readonly users: readonly FieldRecord[];
  /** Whether they are deactivated: to activate somebody, nothing is asked. */
  readonly off: boolean;
  /** Activates or deactivates them; returns whether that succeeded, and notifies otherwise. */
  change(): Promise<boolean>;
  /** Called once, when it is over. */
  onDone(succeeded: boolean): void;
  onCancel(): void;
}

/**
 * Activates or deactivates users. When some of them are still connected, and for people who may end
 * sessions, the question offers to do that, too. Without running sessions nothing is asked.
 */
export function SwitchOffUsers(props: SwitchOffUsersProps): ReactNode {
  const { users, off, change, onDone } = props;
  const sessions = useLeavers(users, off, () => void change().then(onDone));
  if (!sessions) return null;
  return <LeaverQuestion {...props} sessions={sessions === 'failed' ? undefined : sessions} />;
}

interface LeaverQuestionProps extends SwitchOffUsersProps {
  /** Their running sessions; undefined when they could not be read. */
  readonly sessions: readonly RunningSession[] | undefined;
}

function LeaverQuestion(props: LeaverQuestionProps): ReactNode {
  const { definition, users, sessions, change, onDone, onCancel } = props;
  const text = useText();
  const { language } = useLanguage();
  const nameOf = useNameOf(definition.id);
  const { run: call } = useCall();
  const [busy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const several = users.length > 1;
  const [user = {}] = users;
  const name = several ? text('leaver.people', { smart_count: users.length }) : nameOf(user);

  const run = async (andEnd: boolean) => {
    setBusy(true);
    const succeeded = await change();
    if (succeeded && andEnd) await end();
    onDone(succeeded);
  };
  const end = () =>
    call(
      async () => {
        // Read again: until the switch was off, another session could begin.
        const now = await runningSessionsOf(users.map(ownerOf));
        if (now.length > 0) await endSessions(now);
        return now.length;
      },
      {
        done: (ended) => text('leaver.ended', { smart_count: ended }),
        failed: (reason) => text('leaver.notEnded', { name, reason }),
        reload: {},
      },
    );
  const lineOf = ({ user: who, asset, date_start }: RunningSession) =>
    [...(several ? [who] : []), asset, formatRelative(date_start, openedAt, language)]
      .map(String)
      .join(' · ');

  const count = sessions?.length ?? 0;
  return (
    <Confirmation
      open
      wide
      title={text('leaver.title', { name })}
      names={sessions?.map(lineOf) ?? []}
      confirmLabel={sessions ? text('leaver.both', { smart_count: count }) : text('leaver.only')}
      danger
      busy={busy}
      other={
        sessions && (
          <Button variant="outlined" disabled={busy} onClick={() => void run(false)}>
            {text('leaver.only')}
          </Button>
        )
      }
      onConfirm={() => void run(sessions !== undefined)}
      onCancel={onCancel}
    >
      {sessions ? text('leaver.about', { smart_count: count }) : text('leaver.unknown', { name })}
    </Confirmation>
  );
}
