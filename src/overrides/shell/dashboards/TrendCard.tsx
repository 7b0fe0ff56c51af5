import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import { AreaChart, type Series } from './AreaChart.tsx';
import { useFigures } from './dashboardQuery.ts';
import { FigureCard } from './FigureCard.tsx';
import { loadTrend, type Range, type Trend } from './figures.ts';
import { ShareRing } from './ShareRing.tsx';
import { TrendTable } from './TrendTable.tsx';
import { useText } from '../../../i18n/useText.ts';

const HEIGHT_PX = 260;
const RANGES: readonly Range[] = ['week', 'month'];

/** Trends: lines over the days, and shares of active users and assets. */
export function TrendCard(): ReactNode {
  const text = useText();
  const [range, setRange] = useState<Range>('week');
  const { data, error } = useFigures(`trend ${range}`, (signal) => loadTrend(range, signal));
  return (
    <FigureCard
      title={text('dashboard.trend')}
      height={HEIGHT_PX}
      error={error}
      tools={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={range}
          aria-label={text('dashboard.range')}
          onChange={(_, chosen: Range | null) => {
            if (chosen) setRange(chosen);
          }}
        >
          {RANGES.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 3 }}>
              {text(`dashboard.ranges.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {data && <Drawings trend={data} />}
    </FigureCard>
  );
}

function Drawings({ trend }: { readonly trend: Trend }): ReactNode {
  const text = useText();
  const series: readonly Series[] = [
    {
      key: 'logins',
      name: text('dashboard.lines.logins'),
      values: trend.logins,
      colour: 'primary',
      dash: 'none',
    },
    {
      key: 'users',
      name: text('dashboard.lines.users'),
      values: trend.activeUsers,
      colour: 'success',
      dash: '8 4',
    },
    {
      key: 'assets',
      name: text('dashboard.lines.assets'),
      values: trend.activeAssets,
      colour: 'warning',
      dash: '2 3',
    },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
      }}
    >
      <div>
        <AreaChart label={text('dashboard.trendChart')} dates={trend.dates} series={series} />
        <TrendTable dates={trend.dates} series={series} />
      </div>
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
    </Box>
  );
}
