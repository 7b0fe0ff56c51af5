import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { SeriesSample } from './chartMarks.tsx';
import type { ChartKind, Series } from './series.ts';

interface ChartLegendProps {
  readonly kind: ChartKind;
  readonly series: readonly Series[];
  /** The day that is pointed at. */
  readonly day: number | undefined;
  readonly name: string | undefined;
}

/** The legend of a chart; with a day it has the values of that day. */
export function ChartLegend({ kind, series, day, name }: ChartLegendProps): ReactNode {
  const { number } = useFormats();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 2, minHeight: 24 }}>
      {series.map((one) => (
        <Box
          key={one.key}
          component="span"
          sx={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}
        >
          <SeriesSample kind={kind} series={one} />
          {one.name}
          {day !== undefined && <b>{number(one.values[day] ?? 0)}</b>}
        </Box>
      ))}
      {name !== undefined && <Box sx={{ color: 'text.secondary' }}>{name}</Box>}
    </Box>
  );
}
