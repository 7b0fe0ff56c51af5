import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId, useState, type ReactNode, useEffect } from 'react';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { axisOf, labelledDays, type Frame } from './chartScale.ts';
import { BarMarks, LineMarks, StripePatterns, SeriesSample } from './chartMarks.tsx';
import type { ChartKind, Series } from './series.ts';

interface DayChartProps {
  readonly label: string;
  readonly kind: ChartKind;
  /** Names of the days, oldest first. */
  readonly days: readonly string[];
  readonly series: readonly Series[];
}

/** Until the chart is measured. */
const FIRST_WIDTH_PX = 720;
const HEIGHT_PX = 200;
const LEFT = 40;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const TEXT_PX = 12;
/** Minimum distance of the names of days in pixels. */
const NAMES_APART_PX = 80;

/**
 * Counts over days, drawn in the pixels of its place, so that texts keep their size. Hovering shows the values of a day;
 * the table below has all of them.
 */
export function DayChart({ label, kind, days, series }: DayChartProps): ReactNode {
  const { vars, palette: plain } = useTheme();
  const palette = (vars ?? { palette: plain }).palette;
  const { number } = useFormats();
  const id = useId();
  const [measure, whole] = useMeasuredWidth(FIRST_WIDTH_PX);
  const [day, setDay] = useState<number>();
  const frame: Frame = { width: Math.max(1, whole - LEFT - RIGHT), height: HEIGHT_PX };
  const axis = axisOf(series.flatMap(({ values }) => values));
  const band = frame.width / Math.max(1, days.length);
  const Marks = kind === 'lines' ? LineMarks : BarMarks;
  return (
    <figure style={{ margin: 0 }} aria-labelledby={id}>
      <ChartLegend
        kind={kind}
        series={series}
        day={day}
        name={day === undefined ? undefined : days[day]}
      />
      <div ref={measure}>
        <Box
          component="svg"
          viewBox={`0 0 ${whole} ${HEIGHT_PX + TOP + BOTTOM}`}
          height={HEIGHT_PX + TOP + BOTTOM}
          role="img"
          aria-labelledby={id}
          sx={{ width: '100%', display: 'block' }}
          onPointerLeave={() => setDay(undefined)}
          onPointerMove={({ currentTarget, clientX }) => {
            const x = clientX - currentTarget.getBoundingClientRect().left - LEFT;
            setDay(Math.min(days.length - 1, Math.max(0, Math.floor(x / band))));
          }}
        >
          <title id={id}>{label}</title>
          <StripePatterns series={series} />
          <g
            transform={`translate(${LEFT} ${TOP})`}
            fontSize={TEXT_PX}
            fill={palette.text.secondary}
          >
            {axis.marks.map((mark) => {
              const y = frame.height - (mark / axis.top) * frame.height;
              return (
                <g key={mark}>
                  <line x1={0} x2={frame.width} y1={y} y2={y} stroke={palette.divider} />
                  <text x={-8} y={y + 4} textAnchor="end">
                    {number(mark)}
                  </text>
                </g>
              );
            })}
            {labelledDays(days.length, frame.width, NAMES_APART_PX).map((index) => (
              <text
                key={index}
                x={(index + 0.5) * band}
                y={frame.height + 20}
                textAnchor={index === days.length - 1 && band < NAMES_APART_PX ? 'end' : 'middle'}
              >
                {days[index]}
              </text>
            ))}
            {day !== undefined && (
              <rect
                x={day * band}
                width={band}
                y={0}
                height={frame.height}
                fill={palette.action.hover}
              />
            )}
            {series.map((one, place) => (
              <Marks
                key={one.key}
                series={one}
                place={[place, series.length]}
                top={axis.top}
                frame={frame}
              />
            ))}
          </g>
        </Box>
      </div>
    </figure>
  );
}

interface ChartLegendProps {
  readonly kind: ChartKind;
  readonly series: readonly Series[];
  /** The day that is pointed at. */
  readonly day: number | undefined;
  readonly name: string | undefined;
}

/** The legend of a chart; with a day it has the values of that day. */
function ChartLegend({ kind, series, day, name }: ChartLegendProps): ReactNode {
  const { number } = useFormats();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 2, minHeight: 24 }}>
      {series.map((one) => (
        <Box
          key={one.key}
          component="span"
          sx={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}
        >
          <SeriesSample kind={kind} series={one} />
          {one.name}
          {day !== undefined && <b>{number(one.values[day] ?? 0)}</b>}
        </Box>
      ))}
      {name !== undefined && <Box sx={{ color: 'text.secondary' }}>{name}</Box>}
    </Box>
  );
}

/**
 * The width of an element in pixels, also after it has changed.
 *
 * @param first width until it is measured, and where nothing can be measured
 * @returns the ref of the element, and its width
 */
function useMeasuredWidth(first: number): readonly [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || first));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, first]);
  return [setElement, width];
}
