export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The maximum of an axis for these values: whole, even, and never zero. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(1, ...values);
  const size = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 5, 10].find((factor) => factor * size >= highest) ?? 10;
  return Math.max(2, step * size);
}

/** The points of the values, from the left edge to the right one. */
export function points(
  values: readonly number[],
  top: number,
  { width, height }: Frame,
): readonly (readonly [x: number, y: number])[] {
  const apart = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [index * apart, height - (value / top) * height]);
}

/** A smooth line through the values without overshoot: the control points are halfway, at the same height. */
export function linePath(values: readonly number[], top: number, frame: Frame): string {
  let path = '';
  let before: readonly [number, number] | undefined;
  for (const [x, y] of points(values, top, frame)) {
    if (before) {
      const middle = round((before[0] + x) / 2);
      path += `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    } else path += `M${round(x)} ${round(y)}`;
    before = [x, y];
  }
  return path;
}

/** The same line, closed along the lower edge. */
export function areaPath(values: readonly number[], top: number, frame: Frame): string {
  if (values.length === 0) return '';
  return `${linePath(values, top, frame)}V${frame.height}H0Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
