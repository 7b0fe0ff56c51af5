import { request } from '../../api/client.ts';
import type { PlainAddress } from '../../api/apiAddress.ts';
import { readPage } from '../../api/listCall.ts';
import { readRows } from '../../api/readRows.ts';
import type { FieldRecord } from '../../fields/values.ts';
import type { RecordOf } from '../../api/recordOf.ts';

const SESSIONS: PlainAddress = 'terminal/sessions';
const KILL: PlainAddress = 'terminal/tasks/kill-session';
const PER_CALL = 100;
/** More than a server holds at once. */
const MOST_SESSIONS = 100_000;

export type RunningSession = RecordOf<'terminal.session'> & { readonly id: string };

/** Who sessions of a user are looked for by. */
export function ownerOf(user: FieldRecord) {
  return { id: String(user['id']), username: String(user['username']) };
}

/**
 * The running sessions of users in the current organization. The server cannot filter by the id of a user, so
 * it searches for the username of one, or sends all for several, and the id decides.
 */
export async function runningSessionsOf(
  owners: readonly ReturnType<typeof ownerOf>[],
  signal?: AbortSignal,
): Promise<readonly RunningSession[]> {
  const ids = new Set(owners.map(({ id }) => id));
  const [only] = owners;
  const narrowed = only && owners.length === 1 ? { search: only.username } : {};
  const { data } = await readRows(
    async (range) => {
      const query = { is_finished: 0, ...narrowed, ...range };
      return readPage<RunningSession>(
        await request(SESSIONS, { query, quiet: true, ...(signal && { signal }) }),
      );
    },
    { most: MOST_SESSIONS, size: PER_CALL, signal },
  );
  return data.filter(({ user_id: owner }) => ids.has(String(owner)));
}

/** Ends sessions (contract: audit, section 1). */
export async function endSessions(sessions: readonly RunningSession[]): Promise<void> {
  await request(KILL, { method: 'POST', body: sessions.map(({ id }) => id), quiet: true });
}
