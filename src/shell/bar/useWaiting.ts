import { apiFacts } from '#project/generated/api.ts';
import { waiting } from '#project/generated/sessionParts.ts';
import { resolveReferences } from '../../../codegen/model/references.ts';
import { factAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import { inWords } from '../../api/listCall.ts';
import { totalOf } from '../../api/totals.ts';
import { numberOf, objectOf } from '../../api/unknownValues.ts';
import { readQuery } from '../../api/callMeta.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useSession } from '../../session/SessionContext.ts';

/** spec 1, section 9 */
const ROWS = { offset: 0, limit: 15 };

/**
 * The number that an entry of the top bar tells: of the records that wait for this user. 0 while it is unknown, and of
 * an entry that tells none.
 *
 * @param key of the entry in `app.yaml`
 */
export function useWaiting(key: string): number {
  const { me } = useSession();
  const { from = '', query } = waiting[key] ?? {};
  // A failure shows no message.
  const { data = 0 } = useRequest(
    ['topbar', 'waiting', key, me.id],
    async (signal) => {
      const asked = { ...readQuery(objectOf(resolveReferences(query, { me }))), ...inWords(ROWS) };
      return readCount(
        await request(factAddress(from), {
          query: { ...asked, ...apiFacts.list.extra },
          quiet: true,
          signal,
        }),
      );
    },
    { enabled: from !== '' },
  );
  return data;
}

/** The number in the answer; 0 when there is none. */
export function readCount(body: unknown): number {
  const { total } = apiFacts.list;
  const told = typeof total === 'string' ? numberOf(objectOf(body)[total]) : totalOf(Object(body));
  return Math.max(0, told ?? 0);
}
