import type { PlainAddress } from '../../../api/apiAddress.ts';
import { request } from '../../../api/client.ts';
import { readPage } from '../../../api/listCall.ts';
import type { RecordOf } from '../../../api/recordOf.ts';
import { useRequest } from '../../../api/useRequest.ts';

type Command = RecordOf<'terminal.command'> & { readonly id: string };

const ADDRESS: PlainAddress = 'terminal/commands';
const PER_CALL = 100;
/** More commands than this are not shown beside a recording. */
export const MOST_COMMANDS = 1000;

export interface SessionCommands {
  readonly rows: readonly Command[];
  /** The session has more. */
  readonly more: boolean;
}

/**
 * The commands of a session, the first ones first.
 *
 * @param enabled the person may see commands
 */
export function useSessionCommands(session: string, enabled: boolean) {
  return useRequest(
    [ADDRESS, session],
    async (signal): Promise<SessionCommands> => {
      const rows: Command[] = [];
      let total = Infinity;
      while (rows.length < Math.min(total, MOST_COMMANDS)) {
        const query = {
          session_id: session,
          order: 'timestamp',
          limit: PER_CALL,
          offset: rows.length,
        };
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        const page = readPage<Command>(await request(ADDRESS, { query, quiet: true, signal }));
        rows.push(...page.data);
        if (page.data.length === 0) break;
        total = page.total;
      }
      return { rows, more: total > rows.length && rows.length >= MOST_COMMANDS };
    },
    { enabled },
  );
}
