import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StatusSign } from '../../../controls/StatusIcon.tsx';
import { WarningSign } from '../../../controls/WarningSign.tsx';
import type { MarksModel } from '../../../../codegen/model/lists.ts';

type Mark = 'good' | 'warning' | 'bad';

const SIGNS: Readonly<Record<Mark, { readonly sign: ReactNode; readonly colour: string }>> = {
  good: { sign: <StatusSign shape="check" tone="good" />, colour: 'success.main' },
  warning: { sign: <WarningSign />, colour: 'warning.main' },
  bad: { sign: <StatusSign shape="cross" tone="bad" />, colour: 'error.main' },
};

interface MarkedValueProps {
  readonly marks: MarksModel;
  readonly value: unknown;
  readonly children: ReactNode;
}

/** A good, bad or worrying value, marked by an icon and not by colour alone (WCAG 2.2, criterion 1.4.1). */
export function MarkedValue({ marks, value, children }: MarkedValueProps) {
  const mark = markOf(marks, value);
  if (mark === undefined) return children;
  const { colour, sign } = SIGNS[mark];
  return (
    <Box component="span" data-mark={mark} sx={{ color: colour }}>
      {sign} {children}
    </Box>
  );
}

/** The mark that the manifest gives this value, if any. */
function markOf({ good, warning = [], bad }: MarksModel, value: unknown): Mark | undefined {
  if (good.some((one) => one === value)) return 'good';
  if (warning.some((one) => one === value)) return 'warning';
  return bad.some((one) => one === value) ? 'bad' : undefined;
}
