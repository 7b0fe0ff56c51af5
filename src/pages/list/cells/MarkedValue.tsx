import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StatusSign } from '../../../controls/StatusIcon.tsx';
import type { ColumnModel } from '../../../../codegen/model/resources.ts';

const SIGNS = {
  good: { shape: 'check', tone: 'good', colour: 'success.main' },
  bad: { shape: 'cross', tone: 'bad', colour: 'error.main' },
} as const;

export interface MarkedValueProps {
  readonly marks: NonNullable<ColumnModel['marks']>;
  readonly value: unknown;
  readonly children: ReactNode;
}

/** A good or bad value, marked by an icon and not by colour alone (WCAG 2.2, criterion 1.4.1). */
export function MarkedValue({ marks, value, children }: MarkedValueProps) {
  const mark = markOf(marks, value);
  if (mark === undefined) return children;
  const { colour, ...sign } = SIGNS[mark];
  return (
    <Box component="span" data-mark={mark} sx={{ color: colour }}>
      <StatusSign {...sign} /> {children}
    </Box>
  );
}

/** The mark that the manifest gives this value, if any. */
export function markOf(
  { good, bad }: NonNullable<ColumnModel['marks']>,
  value: unknown,
): 'good' | 'bad' | undefined {
  if (good.some((one) => one === value)) return 'good';
  return bad.some((one) => one === value) ? 'bad' : undefined;
}
