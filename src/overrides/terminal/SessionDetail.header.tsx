import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { formatDuration } from '@gatehouse-console/engine/i18n/durations.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { StatusBadge } from '@gatehouse-console/engine/controls/StatusBadge.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import type { HeaderSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { DANGEROUS } from './dangerous.ts';
import { secondsOf } from './secondsOf.ts';

const READS_COMMANDS: OwnGate = { permissions: ['terminal.view_command'] };

/** How long a finished session lasted, and the risk of a session. */
export default function SessionHeader({ record }: HeaderSlotProps): ReactNode {
  if (!record) return null;
  return (
    <>
      {record['is_finished'] === true && (
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          · <SessionLength record={record} />
        </Box>
      )}
      <SessionRisk session={record.id} />
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
