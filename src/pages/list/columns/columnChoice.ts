import { isObject } from '../../../session/preference.ts';

/** What a person chose for the columns of one table; what is missing is the table's own. */
export interface ColumnChoice {
  /** Fields that are shown, besides those that cannot be hidden. */
  readonly shown?: readonly string[];
  /** Fields from left to right. */
  readonly order?: readonly string[];
  /** Nothing is shown that was not chosen, as in a view somebody saved. */
  readonly exact?: true;
  /** Pixels, by field. */
  readonly widths?: Readonly<Record<string, number>>;
}

/** Narrower, a column shows nothing but its ellipsis. */
export const LEAST_WIDTH_PX = 60;
export const MOST_WIDTH_PX = 800;

/** A width within what a column can have. */
export function fittingWidth(pixels: number): number {
  return Math.round(Math.min(MOST_WIDTH_PX, Math.max(LEAST_WIDTH_PX, pixels)));
}

/** A choice as it was kept; what makes no sense is left out. */
export function readChoice(kept: unknown): ColumnChoice {
  if (!isObject(kept)) return {};
  const { shown, order, widths } = kept;
  return {
    ...(isNames(shown) && { shown }),
    ...(isNames(order) && { order }),
    ...(isObject(widths) && { widths: readWidths(widths) }),
  };
}

/**
 * The columns of a table as they were chosen. The first one names the row and keeps its place; a
 * column the choice knows nothing of stands at the end, shown when the table shows it by itself.
 *
 * @param offered every column this person may see, in the table's own order
 * @param shown the table's own columns
 * @param fixed those that cannot be hidden
 */
export function chosenColumns<T extends { readonly field: string }>(
  offered: readonly T[],
  shown: readonly string[],
  fixed: readonly string[],
  choice: ColumnChoice,
): readonly T[] {
  const wanted = choice.shown ?? shown;
  return inChosenOrder(offered, choice.order).filter(
    ({ field }) =>
      wanted.includes(field) ||
      fixed.includes(field) ||
      (!choice.exact && shown.includes(field) && choice.order?.includes(field) === false),
  );
}

export function inChosenOrder<T extends { readonly field: string }>(
  [first, ...others]: readonly T[],
  order: readonly string[] = [],
): readonly T[] {
  if (first === undefined) return [];
  const place = ({ field }: T) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [first, ...others.toSorted((left, right) => place(left) - place(right))];
}

function readWidths(
  widths: Readonly<Record<string, unknown>>,
): NonNullable<ColumnChoice['widths']> {
  return Object.fromEntries(
    Object.entries(widths).flatMap(([field, width]): [string, number][] =>
      typeof width === 'number' && width > 0 ? [[field, fittingWidth(width)]] : [],
    ),
  );
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
