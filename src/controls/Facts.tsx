import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The values stand at the end of their lines. */
  readonly alignEnd?: boolean;
}

/** Names beside their values, such as those of a record in a dialog or a card. */
export function Facts({ facts, alignEnd = false }: FactsProps): ReactNode {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: alignEnd ? 4 : 6,
        rowGap: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': {
          margin: 0,
          overflowWrap: 'anywhere',
          ...(alignEnd && { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
        },
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
