import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import { readRows } from '@gatehouse-console/engine/api/readRows.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

type Command = RecordOf<'terminal.command'> & { readonly id: string };

const ADDRESS: PlainAddress = 'terminal/commands';
const PER_CALL = 100;
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
      const { data, total } = await readRows(
        async (range) => {
          const query = { session_id: session, order: 'timestamp', ...range };
          return readPage<Command>(await request(ADDRESS, { query, quiet: true, signal }));
        },
        { most: MOST_COMMANDS, size: PER_CALL, signal },
      );
      return {
        rows: data,
        /** The session has more. */
        more: total > data.length,
      };
    },
    { enabled },
  );
}
