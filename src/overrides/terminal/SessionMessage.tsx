import type { ReactNode } from 'react';
import { apiAddress, type PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { MessageSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import { DANGEROUS } from './dangerous.ts';
import { MOMENT, REPLAY_TAB } from './replay/playedSession.ts';

type Command = Pick<RecordOf<'terminal.command'>, 'input' | 'timestamp'>;

const COMMANDS: PlainAddress = 'terminal/commands';
const COMMANDS_TAB = 'commands';
/** Of a session with more dangerous commands, one may be missed: the session opens then. */
const MOST_COMMANDS = 100;
const READS: OwnGate = { permissions: ['terminal.view_command'] };
const PLAYS: OwnGate = { permissions: ['terminal.view_sessionreplay'] };

/**
 * Below a message about a session: the way to the command that it tells of, at its moment in the recording, else to
 * the session. Nothing for a session that the reader does not find, such as one of another organization.
 */
export function SessionMessage({ route, id, words, onLeave }: MessageSlotProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const mayRead = useGate(READS).open;
  const mayPlay = useGate(PLAYS).open;
  const { data } = useRequest(['message-session', id, mayRead], async (signal) => {
    const call = { quiet: true, signal };
    const query = { session_id: id, risk_level: DANGEROUS, limit: MOST_COMMANDS };
    const [session, commands] = await Promise.all([
      request<RecordOf<'terminal.session'>>(apiAddress('terminal/sessions/:id', id), call),
      mayRead
        ? request(COMMANDS, { ...call, query }).then(
            (page) => readPage<Command & { readonly id: string }>(page).data,
          )
        : [],
    ]);
    return { session, commands };
  });
  if (!data) return null;
  const command = commandIn(words, data.commands);
  const plays = mayPlay && data.session.can_replay === true;
  const place = plays
    ? { [TAB_NAME]: REPLAY_TAB, [MOMENT]: plainText(command?.timestamp) }
    : { [TAB_NAME]: COMMANDS_TAB };
  const to = routes.address(route, { id }, command ? place : {});
  if (to === undefined) return null;
  return (
    <PushLink look="outlined" to={to} onClick={onLeave} style={{ marginTop: 8 }}>
      {text(command ? 'commandRecords.find' : 'commandRecords.session')}
    </PushLink>
  );
}

/** The command that a text has in it: of several the longest, since it may have a shorter one inside. */
export function commandIn(words: string, commands: readonly Command[]): Command | undefined {
  const said = commands.filter(
    ({ input }) => plainText(input) !== '' && words.includes(plainText(input)),
  );
  return said.toSorted((a, b) => plainText(b.input).length - plainText(a.input).length)[0];
}
