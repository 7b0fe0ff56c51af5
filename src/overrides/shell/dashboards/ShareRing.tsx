import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { totalOf, type Shares } from './figures.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const SIZE_PX = 112;
const RADIUS = 42;
const STROKE = 14;
/** Rotation in degrees that puts the start at the top. */
const FROM_TOP = -90;

/** Length of the ring; its parts are percentages. */
const WHOLE = 100;
const TURN_DEGREES = 360;

const PARTS = ['active', 'inactive', 'disabled'] as const;

interface ShareRingProps {
  readonly title: string;
  readonly shares: Shares;
  /** Label of the total. */
  readonly whole: (total: number) => string;
}

/** The parts of a total as a ring and as a list of labels and values. */
export function ShareRing({ title, shares, whole }: ShareRingProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const { vars, palette: plain } = useTheme();
  const palette = (vars ?? { palette: plain }).palette;
  const colours = {
    active: palette.success.main,
    inactive: palette.outline,
    disabled: palette.warning.main,
  };
  const total = totalOf(shares);
  const arcs = arcsOf(shares, total);
  return (
    <div>
      <Box component="h3" sx={{ typography: 'body1', fontWeight: 600, m: 0, mb: 2 }}>
        {title}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, '& svg': { flexShrink: 0 } }}>
        <svg width={SIZE_PX} height={SIZE_PX} viewBox="0 0 112 112" aria-hidden>
          <circle
            cx={56}
            cy={56}
            r={RADIUS}
            fill="none"
            stroke={palette.divider}
            strokeWidth={STROKE}
          />
          {arcs.map(({ part, length, turn }) => (
            <circle
              key={part}
              cx={56}
              cy={56}
              r={RADIUS}
              fill="none"
              stroke={colours[part]}
              strokeWidth={STROKE}
              pathLength={WHOLE}
              strokeDasharray={`${length} ${WHOLE}`}
              transform={`rotate(${turn} 56 56)`}
            />
          ))}
        </svg>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, auto) auto',
            columnGap: 4,
            rowGap: 1,
          }}
        >
          {PARTS.flatMap((part) => [
            <Box
              key={`${part} name`}
              component="dt"
              sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
            >
              <svg width={10} height={10} aria-hidden>
                <rect width={10} height={10} rx={2} fill={colours[part]} />
              </svg>
              {text(`dashboard.shares.${part}`)}
            </Box>,
            <Box
              key={`${part} value`}
              component="dd"
              sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
            >
              {number(shares[part])}
            </Box>,
          ])}
        </Box>
      </Box>
      <Box component="p" sx={{ m: 0, mt: 2, maxWidth: 260, color: 'text.secondary', fontSize: 13 }}>
        {whole(total)}
      </Box>
    </div>
  );
}

/** Length and rotation of each part. */
export function arcsOf(shares: Shares, total: number) {
  const share = (amount: number) => (total === 0 ? 0 : amount / total);
  return PARTS.map((part, index) => {
    const before = PARTS.slice(0, index).reduce((sum, other) => sum + shares[other], 0);
    return {
      part,
      length: share(shares[part]) * WHOLE,
      turn: FROM_TOP + share(before) * TURN_DEGREES,
    };
  });
}
