import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readList } from '@gatehouse-console/engine/api/readList.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

type Command = RecordOf<'terminal.command'> & { readonly id: string };

const ADDRESS: PlainAddress = 'terminal/commands';
/** More commands than this are not shown beside a recording. */
const MOST_COMMANDS = 1000;

/**
 * The commands of a session, the first ones first.
 *
 * @param enabled the user may see commands
 */
export function useSessionCommands(session: string, enabled: boolean) {
  return useRequest(
    [ADDRESS, session],
    async (signal) => {
      const query = { session_id: session, order: 'timestamp' };
      const steps = { query, most: MOST_COMMANDS, signal };
      const { data, total } = await readList<Command>(request, ADDRESS, steps);
      return {
        rows: data,
        /** The session has more. */
        more: total > data.length,
      };
    },
    { enabled },
  );
}
