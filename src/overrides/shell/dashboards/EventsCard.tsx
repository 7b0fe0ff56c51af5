import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { formatDay } from '@gatehouse-console/engine/i18n/dayNames.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useFigures } from './dashboardQuery.ts';
import { DayChart } from './DayChart.tsx';
import { loadEvents, type EventKind, type Events } from './events.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import type { Range } from './figures.ts';
import { RangeSwitch } from './RangeSwitch.tsx';
import type { Series } from './series.ts';
import { TrendTable } from './TrendTable.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const HEIGHT_PX = 260;

const LOOKS: Readonly<Record<EventKind, Pick<Series, 'colour' | 'dash' | 'marker'>>> = {
  logins: { colour: 'info', dash: 'none', marker: 'circle' },
  commands: { colour: 'error', dash: '4 2', marker: 'triangle' },
};

/** What an auditor looks for first, by day: failed logins and dangerous commands. */
export function EventsCard(): ReactNode {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const [range, setRange] = useState<Range>('week');
  const events = useFigures(`events ${range}`, (signal) =>
    loadEvents(range, { provider, routes, now: new Date(), signal }),
  );
  if (events.data?.kinds.length === 0) return null;
  return (
    <Card
      padded
      title={text('dashboard.events.title')}
      tools={<RangeSwitch value={range} onChange={setRange} />}
    >
      <Loaded query={events} height={HEIGHT_PX}>
        {(figures) => <EventBars events={figures} />}
      </Loaded>
    </Card>
  );
}

function EventBars({ events }: { readonly events: Events }): ReactNode {
  const text = useText();
  const { language } = useLanguage();
  const days = events.days.map((day) => formatDay(day, language));
  const series = events.kinds.flatMap(({ kind, counts }): Series[] =>
    counts
      ? [{ key: kind, name: text(`dashboard.events.${kind}`), values: counts, ...LOOKS[kind] }]
      : [],
  );
  return (
    <>
      <DayChart kind="bars" label={text('dashboard.events.chart')} days={days} series={series} />
      {events.kinds
        .filter(({ incomplete }) => incomplete)
        .map(({ kind, counts }) => (
          <Box key={kind} component="p" sx={{ m: 0, mt: 2, color: 'text.secondary' }}>
            {text(counts ? 'dashboard.events.incomplete' : 'dashboard.events.unknown', {
              name: text(`dashboard.events.${kind}`),
            })}
          </Box>
        ))}
      <TrendTable days={days} series={series} />
    </>
  );
}
