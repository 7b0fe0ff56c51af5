import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export interface ValueFactsProps {
  /** Of the field. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Values of a field beside each other; below each other where there is no room. */
export function ValueFacts({ label, facts }: ValueFactsProps): ReactNode {
  return (
    <Box component="section" aria-label={label} sx={{ marginTop: 4 }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 'inherit' }}>
        {label}
      </Box>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
