import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import users from '#project/generated/resources/users/user.ts';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { plainText, type FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { formatDuration } from '@gatehouse-console/engine/i18n/durations.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { StatusBadge } from '@gatehouse-console/engine/controls/StatusBadge.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { actionsOf } from '@gatehouse-console/engine/model/offers.ts';
import { offerState } from '@gatehouse-console/engine/model/offerState.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import type { HeaderSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { PushButton } from '@gatehouse-console/engine/theme/buttons.ts';
import { SwitchOffUsers } from '../users/SwitchOffUsers.tsx';
import { DANGEROUS } from './dangerous.ts';
import { secondsOf } from './secondsOf.ts';

/** Whoever only audits is not offered it. */
const LOCKS_OUT: OwnGate = {
  permissions: ['users.view_user', 'users.change_user', 'rbac.view_console'],
};
const READS_COMMANDS: OwnGate = { permissions: ['terminal.view_command'] };

/** How long a finished session lasted, the risk of a session, and the way to lock out its user. */
export default function SessionHeader({ route, record }: HeaderSlotProps): ReactNode {
  if (!record) return null;
  return (
    <>
      {record['is_finished'] === true && (
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          · <SessionLength record={record} />
        </Box>
      )}
      <SessionRisk session={record.id} />
      <SessionUser key={record.id} route={route} session={record} />
    </>
  );
}

function SessionLength({ record }: { readonly record: RecordOf<'terminal.session'> }): ReactNode {
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const seconds = secondsOf(record, now);
  return seconds !== undefined && formatDuration(seconds, language);
}

/**
 * The risk level of a session (spec 2, section 3): the highest of its commands, which leads to them. The server
 * counts the dangerous ones in one call; without its answer nothing is said.
 */
function SessionRisk({ session }: { readonly session: RaRecord['id'] }): ReactNode {
  const text = useText();
  const mayRead = useGate(READS_COMMANDS).open;
  const { data: count } = useRequest(
    ['session-risk', session],
    async (signal) => {
      const query = { session_id: String(session), risk_level: DANGEROUS, limit: 1, offset: 0 };
      return readPage(await request('terminal/commands', { query, quiet: true, signal })).total;
    },
    { enabled: mayRead },
  );
  if (count === undefined) return null;
  const level = text(`resources.terminal.command.choices.risk_level.${count > 0 ? 5 : 0}`);
  const label = text('commandRecords.risk', { level });
  if (count === 0) return <StatusBadge tone="plain">{label}</StatusBadge>;
  return (
    <Link
      to={`?${new URLSearchParams({ [TAB_NAME]: 'commands' }).toString()}`}
      title={text('commandRecords.dangerous', { smart_count: count })}
      style={{ color: 'inherit' }}
    >
      <StatusBadge tone="bad">{label}</StatusBadge>
    </Link>
  );
}

interface SessionUserProps extends Pick<HeaderSlotProps, 'route'> {
  readonly session: RecordOf<'terminal.session'>;
}

/** Deactivates the user of a session from here, and ends what they have open; for users who may, and while they are active. */
function SessionUser({ route, session }: SessionUserProps): ReactNode {
  const text = useText();
  const { gateContext, me } = useSession();
  const [open, setOpen] = useState(false);
  const id = plainText(session.user_id);
  const mayLook = useGate(LOCKS_OUT).open && id !== '';
  const { data: user } = useRequest(
    ['session-user', id],
    async (signal) =>
      request<FieldRecord>(apiAddress('users/users/:id', id), { quiet: true, signal }),
    { enabled: mayLook },
  );
  const action = actionsOf(users).find(({ key }) => key === 'active');
  if (!user || !action || user['is_active'] !== true) return null;
  if (offerState(action, { gates: gateContext, me, record: user }).kind !== 'enabled') return null;
  return (
    <>
      <PushButton look="outlined" onClick={() => setOpen(true)}>
        {text('leaver.user')}
      </PushButton>
      {open && (
        <SwitchOffUsers
          route={route}
          definition={users}
          action={action}
          records={[user]}
          off
          target={{ record: user, on: false }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
