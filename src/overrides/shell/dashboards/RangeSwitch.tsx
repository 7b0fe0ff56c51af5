import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import type { Range } from './figures.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const RANGES: readonly Range[] = ['week', 'month'];

interface RangeSwitchProps {
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}

/** 7 or 30 days. */
export function RangeSwitch({ value, onChange }: RangeSwitchProps): ReactNode {
  const text = useText();
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={value}
      aria-label={text('dashboard.range')}
      onChange={(_, chosen: Range | null) => {
        if (chosen) onChange(chosen);
      }}
    >
      {RANGES.map((one) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 3 }}>
          {text(`dashboard.ranges.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
