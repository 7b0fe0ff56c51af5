import Button from '@mui/material/Button';
import { useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Confirmation } from '@gatehouse-console/engine/controls/Confirmation.tsx';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { formatRelative } from '@gatehouse-console/engine/i18n/relativeDates.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRunOffer } from '@gatehouse-console/engine/pages/offers/useRunOffer.ts';
import type { OfferTarget } from '@gatehouse-console/engine/pages/offers/offerTarget.ts';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useNameOf } from '@gatehouse-console/engine/pages/useNameOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { readList } from '@gatehouse-console/engine/api/readList.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';

interface SwitchOffUsersProps extends ActionSlotProps {
  /** Whether they are deactivated: to activate somebody, nothing is asked. */
  readonly off: boolean;
  readonly target: OfferTarget;
}

/**
 * Activates or deactivates users. When some of them are still connected, and for users who may end
 * sessions, the question offers to do that, too. Without running sessions nothing is asked.
 */
export function SwitchOffUsers(props: SwitchOffUsersProps): ReactNode {
  const { definition, action, records, off, target, onClose } = props;
  const run = useRunOffer(definition);
  const change = async (andThen?: () => Promise<unknown>) => {
    const succeeded = await run(action, target);
    if (succeeded) await andThen?.();
    onClose(succeeded ? records.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : []);
  };
  const sessions = useLeavers(records, off, () => void change());
  if (!sessions) return null;
  return (
    <LeaverQuestion
      {...props}
      sessions={sessions === 'failed' ? undefined : sessions}
      change={change}
    />
  );
}

interface LeaverQuestionProps extends ActionSlotProps {
  /** Their running sessions; undefined when they could not be read. */
  readonly sessions: readonly RunningSession[] | undefined;
  /** Deactivates them, and does the rest where that has succeeded. */
  change(andThen?: () => Promise<unknown>): Promise<void>;
}

function LeaverQuestion(props: LeaverQuestionProps): ReactNode {
  const { definition, records: users, sessions, change, onClose } = props;
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
    await change(andEnd ? end : undefined);
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
      .map((part) => spaced(String(part)))
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
      onCancel={() => onClose()}
    >
      {sessions ? text('leaver.about', { smart_count: count }) : text('leaver.unknown', { name })}
    </Confirmation>
  );
}

/** The gate of ending sessions, and of seeing them. */
const MAY_END: OwnGate = {
  permissions: ['terminal.view_session', 'terminal.terminate_session', 'rbac.view_console'],
};

/**
 * Looks for running sessions of users who are about to be deactivated. When there is nothing to ask (no session, or
 * no permission to end one), `goOn` is called at once.
 *
 * @param off whether they are deactivated; when somebody is activated there is nothing to ask
 * @returns the sessions to ask about; undefined while nothing is asked; `failed` when they could not be read
 */
function useLeavers(
  users: readonly FieldRecord[],
  off: boolean,
  goOn: () => void,
): readonly RunningSession[] | 'failed' | undefined {
  const mayEnd = useGate(MAY_END).open;
  const [openedAt] = useState(() => Date.now());
  const asks = off && mayEnd;
  const owners = users.map(ownerOf);
  const running = useRequest(
    ['runningSessions', owners.map(({ id }) => id).join(' '), openedAt],
    (signal) => runningSessionsOf(owners, signal),
    { enabled: asks, gcTime: 0 },
  );
  const plain = !asks || running.data?.length === 0;
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    goOn();
  });
  useEffect(() => {
    if (plain) begin();
  }, [plain]);
  if (plain || running.isPending) return undefined;
  return running.isError ? 'failed' : running.data;
}

const SESSIONS: PlainAddress = 'terminal/sessions';
const KILL: PlainAddress = 'terminal/tasks/kill-session';
/** More than a server holds at once. */
const MOST_SESSIONS = 100_000;

type RunningSession = RecordOf<'terminal.session'> & { readonly id: string };

/** Who sessions of a user are looked for by. */
function ownerOf(user: FieldRecord) {
  return { id: String(user['id']), username: String(user['username']) };
}

/**
 * The running sessions of users in the current organization. The server cannot filter by the id of a user, so
 * it searches for the username of one, or sends all for several, and the id decides.
 */
async function runningSessionsOf(
  owners: readonly ReturnType<typeof ownerOf>[],
  signal?: AbortSignal,
): Promise<readonly RunningSession[]> {
  const ids = new Set(owners.map(({ id }) => id));
  const [only] = owners;
  const narrowed = only && owners.length === 1 ? { search: only.username } : {};
  const { data } = await readList<RunningSession>(request, SESSIONS, {
    query: { is_finished: 0, ...narrowed },
    most: MOST_SESSIONS,
    signal,
  });
  return data.filter(({ user_id: owner }) => ids.has(String(owner)));
}

/** Ends sessions (contract: audit, section 1). */
async function endSessions(sessions: readonly RunningSession[]): Promise<void> {
  await request(KILL, { method: 'POST', body: sessions.map(({ id }) => id), quiet: true });
}
