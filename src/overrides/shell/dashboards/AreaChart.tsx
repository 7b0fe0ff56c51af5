import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { areaPath, axisTop, linePath, points } from './linePath.ts';

export interface Series {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
  /** Lines differ by their dash pattern as well as by colour (WCAG 1.4.1). */
  readonly dash: string;
  readonly colour: 'primary' | 'success' | 'warning';
}

interface AreaChartProps {
  readonly label: string;
  readonly dates: readonly string[];
  readonly series: readonly Series[];
}

const WIDE = { width: 720, height: 200 };
/** On narrow screens, so that the labels stay readable. */
const NARROW = { width: 260, height: 150 };
const LEFT = 40;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 28;
/** Minimum distance of date labels in pixels. */
const DATES_APART = 80;

/** A line chart over days. Hovering shows the values of a day; the table below has all of them. */
export function AreaChart({ label, dates, series }: AreaChartProps): ReactNode {
  const { vars, palette: plain, breakpoints } = useTheme();
  const palette = (vars ?? { palette: plain }).palette;
  const frame = useMediaQuery(breakpoints.down('sm')) ? NARROW : WIDE;
  const { number } = useFormats();
  const id = useId();
  const [day, setDay] = useState<number>();
  const top = axisTop(series.flatMap(({ values }) => values));
  const apart = dates.length > 1 ? frame.width / (dates.length - 1) : frame.width;
  const every = Math.max(1, Math.ceil(DATES_APART / apart));
  const box = `0 0 ${frame.width + LEFT + RIGHT} ${frame.height + TOP + BOTTOM}`;
  return (
    <figure style={{ margin: 0 }} aria-labelledby={id}>
      <Legend series={series} day={day} date={day === undefined ? undefined : dates[day]} />
      <Box
        component="svg"
        viewBox={box}
        role="img"
        aria-labelledby={id}
        sx={{ width: '100%', height: 'auto', display: 'block' }}
        onPointerLeave={() => setDay(undefined)}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const x = ((clientX - left) / width) * (frame.width + LEFT + RIGHT) - LEFT;
          setDay(Math.min(dates.length - 1, Math.max(0, Math.round(x / apart))));
        }}
      >
        <title id={id}>{label}</title>
        <g transform={`translate(${LEFT} ${TOP})`} fontSize={12} fill={palette.text.secondary}>
          {[0, top / 2, top].map((mark) => {
            const y = frame.height - (mark / top) * frame.height;
            return (
              <g key={mark}>
                <line x1={0} x2={frame.width} y1={y} y2={y} stroke={palette.divider} />
                <text x={-8} y={y + 4} textAnchor="end">
                  {number(mark)}
                </text>
              </g>
            );
          })}
          {dates.map((date, index) =>
            index % every === 0 ? (
              <text key={date} x={index * apart} y={frame.height + 20} textAnchor="middle">
                {date}
              </text>
            ) : null,
          )}
          {series.map(({ key, values, dash, colour }) => (
            <g key={key}>
              <path d={areaPath(values, top, frame)} fill={palette[colour].main} opacity={0.08} />
              <path
                d={linePath(values, top, frame)}
                fill="none"
                stroke={palette[colour].main}
                strokeWidth={2}
                strokeDasharray={dash}
              />
              {day !== undefined &&
                points(values, top, frame)
                  .slice(day, day + 1)
                  .map(([x, y]) => (
                    <circle key={x} cx={x} cy={y} r={4} fill={palette[colour].main} />
                  ))}
            </g>
          ))}
        </g>
      </Box>
    </figure>
  );
}

interface LegendProps {
  readonly series: readonly Series[];
  readonly day: number | undefined;
  readonly date: string | undefined;
}

/** The legend; with a day it includes the values. */
function Legend({ series, day, date }: LegendProps): ReactNode {
  const { number } = useFormats();
  const { vars, palette: plain } = useTheme();
  const palette = (vars ?? { palette: plain }).palette;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 2, minHeight: 24 }}>
      {series.map(({ key, name, values, dash, colour }) => (
        <Box
          key={key}
          component="span"
          sx={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}
        >
          <svg width={24} height={8} aria-hidden>
            <line
              x1={0}
              x2={24}
              y1={4}
              y2={4}
              stroke={palette[colour].main}
              strokeWidth={2}
              strokeDasharray={dash}
            />
          </svg>
          {name}
          {day !== undefined && <b>{number(values[day] ?? 0)}</b>}
        </Box>
      ))}
      {date !== undefined && <Box sx={{ color: 'text.secondary' }}>{date}</Box>}
    </Box>
  );
}
