export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Steps between marks, within a power of ten. */
const STEPS = [1, 2, 2.5, 5];
/** More marks than these would be crowded. */
const MOST_STEPS = 5;

/** An axis for counts: whole marks, and the highest value fills at least half of it. */
export function axisOf(values: readonly number[]) {
  const highest = Math.max(1, ...values);
  const size = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const step =
    [...STEPS, 10]
      .map((factor) => factor * size)
      .find((one) => Number.isInteger(one) && highest / one <= MOST_STEPS) ?? 1;
  const count = Math.ceil(highest / step);
  return {
    top: count * step,
    /** From 0 to the top, at equal distances. */
    marks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** The points of the values: each in the middle of its day. */
export function points(
  values: readonly number[],
  top: number,
  { width, height }: Frame,
): readonly (readonly [x: number, y: number])[] {
  const band = width / Math.max(1, values.length);
  return values.map((value, index) => [(index + 0.5) * band, height - (value / top) * height]);
}

/** Straight lines from point to point: nothing between two counts is invented. */
export function linePath(values: readonly number[], top: number, frame: Frame): string {
  return points(values, top, frame)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
}

/** Share of a day's width that its bars take. */
const FILLED = 0.7;
const WIDEST_BAR_PX = 24;

/**
 * The bars of one series, beside those of the others.
 *
 * @param place of the series, and how many there are
 */
export function bars(
  values: readonly number[],
  top: number,
  frame: Frame,
  [place, count]: readonly [place: number, count: number],
) {
  const band = frame.width / Math.max(1, values.length);
  const width = Math.min(WIDEST_BAR_PX, (band * FILLED) / count);
  return points(values, top, frame).map(([x, y]) => ({
    x: round(x + (place - count / 2) * width),
    y: round(y),
    width: round(width),
    height: round(frame.height - y),
  }));
}

/**
 * Every which day has a label, counted from the newest.
 *
 * @param apart width that a label needs
 */
export function labelledDays(count: number, width: number, apart: number): readonly number[] {
  const every = Math.max(1, Math.ceil(apart / (width / Math.max(1, count))));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
