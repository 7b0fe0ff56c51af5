import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What a drawing says: nothing here yet, closed to this user, no events, not found, not reached. */
export type DrawingName = 'empty' | 'closed' | 'quiet' | 'lost' | 'unplugged';

const ARCH = 'M40 70V38a20 20 0 0 1 40 0v32';
const GROUND = 'M18 70h84';

/** Lines beside the gate's arch and the ground, and the door, in the colour of the project. */
const DRAWINGS: Readonly<Record<DrawingName, { readonly lines: string; readonly door: string }>> = {
  empty: {
    lines: 'M46 58q7-7 14 0t14 0M64 42a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
    door: 'M40 70V40l-13 7v31z',
  },
  closed: { lines: 'M60 18v52M54 46v6M66 46v6', door: 'M36 58h48' },
  quiet: { lines: 'M60 74h.1M54 77h.1M68 76h.1', door: 'M46 70V42a14 14 0 0 1 22-11.5V70z' },
  lost: { lines: 'M20 70V30M20 34h12l4 4-4 4H20M20 48H9l-4 4 4 4h11', door: 'M60 42v17l-6-3V45z' },
  unplugged: {
    lines: 'M80 60h6q5 0 5-5v-9q0-5 5-5h2M98 36v10h5q5 0 5-5t-5-5zM108 39h5M108 43h5',
    door: 'M60 18v52',
  },
};

const Lines = styled('svg')(({ theme }) => ({
  display: 'block',
  margin: '0 auto 12px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-door]': { stroke: (theme.vars ?? theme).palette.accent, strokeWidth: 2 },
}));

/** A line drawing of the gate above the words that say why there is nothing to see. Decoration. */
export default function GateDrawing({ name }: { readonly name: DrawingName }): ReactNode {
  const { lines, door } = DRAWINGS[name];
  return (
    <Lines viewBox="0 0 120 80" width="120" height="80" aria-hidden data-drawing={name}>
      <path d={`${ARCH}${GROUND}${lines}`} />
      <path data-door d={door} />
    </Lines>
  );
}
