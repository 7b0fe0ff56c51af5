import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { isRefusal } from '@gatehouse-console/engine/api/isRefusal.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { PendingDialog } from '@gatehouse-console/engine/pages/dialogs/PendingDialog.tsx';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { usePending } from '@gatehouse-console/engine/pages/usePending.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { TicketPart } from './TicketPart.tsx';
import { OutsideButton } from '@gatehouse-console/engine/controls/OutsideButton.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { isObject } from '@gatehouse-console/engine/api/unknownValues.ts';

/** Until the session exists: asked again after this time, doubled each time up to the longest; then as long as it runs. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
const SEES: OwnGate = { permissions: ['terminal.view_session'] };

/** The session that an approved login led to, while it runs to be watched and ended (contract: tickets, section 2). */
export function SessionCard({ ticket }: { readonly ticket: string }): ReactNode {
  const text = useText();
  const { run } = useCall();
  const pending = usePending();
  const routes = useRoutes();
  const seen = useGate(SEES).open;
  const key = ['ticket-session', ticket];
  const { data: session } = useRequest(key, async (signal) => readSession(ticket, signal), {
    refetchInterval: ({ state }) =>
      isRefusal(state.error)
        ? false
        : state.data
          ? state.data.is_finished === true
            ? false
            : LONGEST_WAIT_MS
          : Math.min(FIRST_WAIT_MS * 2 ** state.dataUpdateCount, LONGEST_WAIT_MS),
  });
  const end = () =>
    run(
      () =>
        request('terminal/tasks/kill-session-for-ticket', {
          method: 'POST',
          body: [session?.id],
          quiet: true,
        }),
      { done: text('ticketPages.terminated'), reload: { queryKey: key } },
    );
  const asset = spaced(String(session?.asset ?? ''));
  const to = seen ? routes.address('SessionDetail', { id: String(session?.id) }) : undefined;
  const running = session !== null && session?.is_finished !== true;
  return (
    <TicketPart title={text('ticketPages.session')}>
      <Paper variant="outlined" sx={{ padding: 4, overflowWrap: 'anywhere' }}>
        {session ? (
          <>
            <Box>
              <TextLink to={to}>{asset}</TextLink>
            </Box>
            <Box>
              {spaced(String(session.system_user ?? ''))}, {String(session.protocol ?? '')}
            </Box>
            <Box>
              {text('ticketPages.remote')}: {String(session.remote_addr ?? '')}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {text(running ? 'ticketPages.running' : 'ticketPages.finished')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
              {session.can_join === true && (
                <OutsideButton
                  variant="outlined"
                  href={`/luna/monitor/${encodeURIComponent(String(session.id))}`}
                  label={text('ticketPages.monitor')}
                />
              )}
              {session.can_terminate === true && (
                <Button
                  variant="outlined"
                  color="error"
                  onClick={() =>
                    pending.ask({
                      title: text('ticketPages.endTitle'),
                      text: text('ticketPages.endText'),
                      confirmLabel: text('ticketPages.terminate'),
                      danger: true,
                      run: end,
                    })
                  }
                >
                  {text('ticketPages.terminate')}
                </Button>
              )}
            </Box>
          </>
        ) : (
          text('ticketPages.waitingSession')
        )}
      </Paper>
      <PendingDialog {...pending} />
    </TicketPart>
  );
}

/** 404 means: not yet. */
async function readSession(
  ticket: string,
  signal: AbortSignal,
): Promise<RecordOf<'terminal.session'> | null> {
  try {
    const body = await request(apiAddress('tickets/tickets/:id/session', ticket), {
      signal,
      quiet: true,
    });
    return isObject(body) ? body : null;
  } catch (error) {
    if (isApiError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}
