import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { partition } from 'es-toolkit/array';
import type { ReactNode } from 'react';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { Disclosure } from '@gatehouse-console/engine/controls/Disclosure.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useWorkCounts } from './useWorkCounts.ts';
import { WorkLine, type WorkLineProps } from './WorkLine.tsx';
import type { WorkRow } from './workRows.ts';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  display: 'grid',
  gap: 4,
  // At most three columns, so that two lines are full.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(300px, 30%), 100%), 1fr))',
  [theme.breakpoints.down('sm')]: { padding: 4 },
}));

/**
 * What needs attention: a line for each list that this user may open, with the number of its records, the most severe
 * first. When all are counted, the ones with none are folded.
 */
export function WorkCard({ rows }: { readonly rows: readonly WorkRow[] }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const open = rows.filter(({ pages }) => pages.some((page) => routes.verdict(page).open));
  const counts = useWorkCounts(open);
  const lines = open.flatMap((row, index): WorkLineProps[] => {
    const query = counts[index];
    return query ? [{ row, query }] : [];
  });
  if (lines.length === 0) return null;
  const settled = counts.every(({ isPending }) => !isPending);
  const [fine, others] = partition(lines, (line) => settled && isFine(line));
  return (
    <Card title={text('dashboard.work.title')}>
      {others.length === 0 ? (
        <Box component="p" sx={{ m: 0, padding: '12px 16px 0' }}>
          {text('dashboard.work.nothing')}
        </Box>
      ) : (
        <WorkLines lines={others} />
      )}
      {fine.length > 0 && (
        <Box sx={{ padding: '0 12px 8px', color: 'text.secondary' }}>
          <Disclosure label={text('dashboard.work.fine', { smart_count: fine.length })}>
            <Box sx={{ mx: -3, color: 'text.primary' }}>
              <WorkLines lines={fine} />
            </Box>
          </Disclosure>
        </Box>
      )}
    </Card>
  );
}

/** There are none, and everything was counted. */
function isFine({ query: { data } }: WorkLineProps): boolean {
  return data?.counted.count === 0 && data.counted.incomplete === undefined;
}

function WorkLines({ lines }: { readonly lines: readonly WorkLineProps[] }): ReactNode {
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line.row.key}>
          <WorkLine {...line} />
        </li>
      ))}
    </Lines>
  );
}
