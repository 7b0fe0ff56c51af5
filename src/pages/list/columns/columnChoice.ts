import { isObject } from '../../../api/unknownValues.ts';

/** The columns a user chose for a table. What is missing is the default. */
export interface ColumnChoice {
  /** Fields shown besides those that cannot be hidden. */
  readonly shown?: readonly string[];
  /** Fields from left to right. */
  readonly order?: readonly string[];
  /** Columns that `shown` does not name are hidden, as in a saved view. */
  readonly exact?: true;
  /** Pixels, by field. */
  readonly widths?: Readonly<Record<string, number>>;
}

/** A narrower column would show only an ellipsis. */
export const LEAST_WIDTH_PX = 60;
export const MOST_WIDTH_PX = 800;

export function fittingWidth(pixels: number): number {
  return Math.round(Math.min(MOST_WIDTH_PX, Math.max(LEAST_WIDTH_PX, pixels)));
}

/** Reads a stored choice; invalid parts are left out. */
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
 * The columns of a table by a user's choice. The first column keeps its position; a column that
 * the choice does not name comes last, and is shown when it is a default column.
 *
 * @param offered every column this user may see, in the default order
 * @param shown the default columns
 * @param fixed the columns that cannot be hidden
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
