import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { readDate } from '../../../i18n/dates.ts';
import type { RecentSession } from './figures.ts';

/** As many as the figures have. */
const NEWEST = 10;

/** The newest sessions with their ids, which the figures do not have. */
export async function loadNewestSessions(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  signal: AbortSignal,
): Promise<readonly RecentSession[]> {
  const { data } = await provider.getList('terminal.session', {
    pagination: { page: 1, perPage: NEWEST },
    sort: { field: 'date_start', order: 'DESC' },
    filter: { fields: 'id,user,asset,date_start' },
    signal,
  });
  return data.map((session) => ({
    id: String(session.id),
    user: String(session['user'] ?? ''),
    asset: String(session['asset'] ?? ''),
    start: readDate(session['date_start'])?.toISOString(),
  }));
}
