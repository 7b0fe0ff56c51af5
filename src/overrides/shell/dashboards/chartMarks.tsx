import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bars, linePath, points, type Frame } from './chartScale.ts';
import type { ChartKind, Series } from './series.ts';

interface MarksProps {
  readonly series: Series;
  readonly place: readonly [place: number, count: number];
  readonly top: number;
  readonly frame: Frame;
}

const STRIPE_PX = 6;
/** With more days, markers would touch each other. */
const MOST_MARKERS = 14;

function useColour(colour: Series['colour']): string {
  const { vars, palette } = useTheme();
  return (vars ?? { palette }).palette[colour].main;
}

/** A straight line through the values of a series, with a marker on each. */
export function LineMarks({ series, top, frame }: MarksProps): ReactNode {
  const colour = useColour(series.colour);
  const { values, dash, marker } = series;
  return (
    <g>
      <path
        d={linePath(values, top, frame)}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeDasharray={dash}
      />
      {values.length <= MOST_MARKERS &&
        points(values, top, frame).map(([x, y]) => (
          <path
            key={x}
            d={MARKERS[marker]}
            transform={`translate(${x} ${y})`}
            fill={colour}
            data-marker={marker}
          />
        ))}
    </g>
  );
}

/** The bars of a series. Of two, the second is striped. */
export function BarMarks({ series, place, top, frame }: MarksProps): ReactNode {
  const colour = useColour(series.colour);
  return (
    <g fill={isStriped(series) ? `url(#${patternId(series)})` : colour} stroke={colour}>
      {bars(series.values, top, frame, place).map((bar) =>
        bar.height > 0 ? <rect key={bar.x} {...bar} /> : null,
      )}
    </g>
  );
}

/** The stripes that the bars of a chart use. */
export function StripePatterns({ series }: { readonly series: readonly Series[] }): ReactNode {
  return (
    <defs>
      {series.filter(isStriped).map((one) => (
        <StripePattern key={one.key} series={one} />
      ))}
    </defs>
  );
}

function StripePattern({ series }: { readonly series: Series }): ReactNode {
  const colour = useColour(series.colour);
  return (
    <pattern
      id={patternId(series)}
      width={STRIPE_PX}
      height={STRIPE_PX}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={STRIPE_PX / 2} height={STRIPE_PX} fill={colour} />
    </pattern>
  );
}

/** A small sample of a series for the legend. */
export function SeriesSample({
  kind,
  series,
}: {
  readonly kind: ChartKind;
  readonly series: Series;
}): ReactNode {
  const colour = useColour(series.colour);
  return kind === 'lines' ? (
    <svg width={28} height={10} aria-hidden>
      <line
        x1={0}
        x2={28}
        y1={5}
        y2={5}
        stroke={colour}
        strokeWidth={2}
        strokeDasharray={series.dash}
      />
      <path d={MARKERS[series.marker]} transform="translate(14 5)" fill={colour} />
    </svg>
  ) : (
    <svg width={14} height={14} aria-hidden>
      <rect
        x={1}
        y={1}
        width={12}
        height={12}
        fill={isStriped(series) ? `url(#${patternId(series)})` : colour}
        stroke={colour}
      />
    </svg>
  );
}

/** Around 0, 0. */
const MARKERS: Readonly<Record<Series['marker'], string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  square: 'M-3.5-3.5h7v7h-7z',
  triangle: 'M0-4.5 4.5 3.5h-9z',
};

function isStriped({ dash }: Series): boolean {
  return dash !== 'none';
}

function patternId({ key }: Series): string {
  return `stripes-${key}`;
}
