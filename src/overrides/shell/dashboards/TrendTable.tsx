import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Disclosure } from '@gatehouse-console/engine/controls/Disclosure.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import type { Series } from './series.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

interface TrendTableProps {
  readonly days: readonly string[];
  readonly series: readonly Series[];
}

/** The values of the chart as a table (WCAG 1.1.1). */
export function TrendTable({ days, series }: TrendTableProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  return (
    <Box sx={{ mt: 2 }}>
      <Disclosure label={text('dashboard.inNumbers')}>
        <Box
          component="table"
          sx={{
            mt: 2,
            borderCollapse: 'collapse',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': {
              p: '4px 12px',
              textAlign: 'end',
              borderBottom: 1,
              borderColor: 'divider',
            },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{text('dashboard.day')}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>{number(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Disclosure>
    </Box>
  );
}
