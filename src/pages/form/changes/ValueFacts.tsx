import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface ValueFactsProps {
  /** Its name and its values have ids that begin with it. */
  readonly id: string;
  /** Of the field. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Ids of the parts of `ValueFacts`, to describe something by them. */
export const factIds = (id: string): string => `${id}-name ${id}-values`;

/** Values of a field beside each other; below each other where there is no room. */
export function ValueFacts({ id, label, facts }: ValueFactsProps): ReactNode {
  return (
    <Box component="section" aria-labelledby={`${id}-name`} sx={{ marginTop: 4 }}>
      <Box id={`${id}-name`} component="h3" sx={{ margin: 0, fontSize: 'inherit' }}>
        {label}
      </Box>
      <Box
        id={`${id}-values`}
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
