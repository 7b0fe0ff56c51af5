/** The widths that a column of a table can have, in pixels. */
export interface ColumnNeed {
  /** Below it, its values are of no use. */
  readonly least: number;
  /** What usual values take. */
  readonly ideal: number;
  /** What the longest value takes. */
  readonly most: number;
  /** The part of `ideal` and `most` that a secondary text takes, which gives way first. */
  readonly secondary: number;
  /**
   * Why it is never dropped: somebody chose it, or it names the record; or somebody sized it, and room that is left is not
   * for it.
   */
  readonly stays?: 'chosen' | 'sized' | undefined;
}

/** The columns of a table in the room that there is. */
interface ColumnFit {
  /** By position; undefined for a dropped column. */
  readonly widths: readonly (number | undefined)[];
  /** Positions of the columns whose secondary text is hidden. */
  readonly quiet: readonly number[];
}

type Width = 'least' | 'ideal' | 'most';

/**
 * Divides the room of a table among its columns. Where it is short, secondary texts give way first, from the last column
 * to the first; then columns shrink together; then the last ones are dropped. Where nothing more can be dropped the
 * sum is more than the room, and the table scrolls. Where room is left, the columns that nobody sized share it.
 *
 * @param forDropped pixels for what tells of dropped columns
 */
export function fitColumns(needs: readonly ColumnNeed[], room: number, forDropped = 0): ColumnFit {
  let places = [...needs.keys()];
  const quiet: number[] = [];
  const widthOf = (place: number, width: Width): number => {
    const { [width]: full = 0, least = 0, secondary = 0 } = needs[place] ?? {};
    return quiet.includes(place) ? Math.max(least, full - secondary) : full;
  };
  const sum = (width: Width) => places.reduce((total, place) => total + widthOf(place, width), 0);

  let left = room;
  while (sum('least') > left) {
    const last = places.findLast((place) => !needs[place]?.stays);
    if (last === undefined) break;
    places = places.filter((place) => place !== last);
    left = room - forDropped;
  }
  for (const place of places.toReversed()) {
    if (sum('ideal') <= left) break;
    if (needs[place]?.secondary) quiet.unshift(place);
  }
  const [from, to]: readonly [Width, Width] =
    sum('ideal') > left ? ['least', 'ideal'] : ['ideal', 'most'];
  const part = (left - sum(from)) / (sum(to) - sum(from) || 1);
  const free = places.filter((place) => needs[place]?.stays !== 'sized');
  const rest = left - sum('most');
  const growing = free.reduce((total, place) => total + widthOf(place, 'most'), 0);
  const widths = needs.map((_, place) => {
    if (!places.includes(place)) return undefined;
    const most = widthOf(place, 'most');
    if (rest > 0) return Math.floor(free.includes(place) ? most + (rest * most) / growing : most);
    const lower = widthOf(place, from);
    return Math.floor(lower + Math.max(0, part) * (widthOf(place, to) - lower));
  });
  return { widths, quiet };
}
