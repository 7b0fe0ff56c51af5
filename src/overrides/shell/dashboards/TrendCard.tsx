import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { dayName } from './chartDays.ts';
import { DayChart } from './DayChart.tsx';
import { useTrend } from './dashboardQuery.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import type { Range, Trend } from './figures.ts';
import { RangeSwitch } from './RangeSwitch.tsx';
import type { Series } from './series.ts';
import { ShareRing } from './ShareRing.tsx';
import { TrendTable } from './TrendTable.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const HEIGHT_PX = 260;

/**
 * Trends: lines over the days, and shares of active users and assets.
 *
 * @param shares shown beside the lines
 */
export function TrendCard({ shares }: { readonly shares: boolean }): ReactNode {
  const text = useText();
  const [range, setRange] = useState<Range>('week');
  const trend = useTrend(range);
  return (
    <Card
      padded
      title={text('dashboard.trend')}
      tools={<RangeSwitch value={range} onChange={setRange} />}
    >
      <Loaded query={trend} height={HEIGHT_PX}>
        {(figures) => <Drawings trend={figures} now={trend.dataUpdatedAt} shares={shares} />}
      </Loaded>
    </Card>
  );
}

interface DrawingsProps {
  readonly trend: Trend;
  /** When it was loaded, in milliseconds. */
  readonly now: number;
  readonly shares: boolean;
}

function Drawings({ trend, now, shares }: DrawingsProps): ReactNode {
  const text = useText();
  const { language } = useLanguage();
  const days = trend.dates.map((date) => dayName(date, new Date(now), language));
  const series: readonly Series[] = [
    {
      key: 'logins',
      name: text('dashboard.lines.logins'),
      values: trend.logins,
      colour: 'primary',
      marker: 'circle',
      dash: 'none',
    },
    {
      key: 'users',
      name: text('dashboard.lines.users'),
      values: trend.activeUsers,
      colour: 'info',
      marker: 'square',
      dash: '8 4',
    },
    {
      key: 'assets',
      name: text('dashboard.lines.assets'),
      values: trend.activeAssets,
      colour: 'warning',
      marker: 'triangle',
      dash: '2 3',
    },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(shares && { lg: 'minmax(0, 1fr) 280px' }),
        },
      }}
    >
      <div>
        <DayChart kind="lines" label={text('dashboard.trendChart')} days={days} series={series} />
        <TrendTable days={days} series={series} />
      </div>
      {shares && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5 }}>
          <ShareRing
            title={text('dashboard.shares.users')}
            shares={trend.users}
            whole={(total) => text('dashboard.shares.allUsers', { total })}
          />
          <ShareRing
            title={text('dashboard.shares.assets')}
            shares={trend.assets}
            whole={(total) => text('dashboard.shares.allAssets', { total })}
          />
        </Box>
      )}
    </Box>
  );
}
