import { TEXT_TYPES, type FieldModel } from '../../../codegen/model/fields.ts';
import type { TitlePair } from './titles.ts';
import { pythonText } from './pythonText.ts';

type RowData = Record<string, unknown>;

/** Curly quotes of office programs, and single quotes of exported lists. */
const QUOTES = /[“”‘’']/g;
const LIST_OR_OBJECT = /^(?:\[[^]*\]|\{[^]*\})$/;

/**
 * Converts rows to records; skips empty rows.
 *
 * @throws SyntaxError when a cell that begins like a list or object is invalid
 */
export function cleanRows(
  rows: readonly (readonly unknown[])[],
  pairs: readonly TitlePair[],
  fields: ReadonlyMap<string, FieldModel>,
): readonly RowData[] {
  return rows
    .filter((row) => row.some(Boolean))
    .map((row) => {
      const entries = pairs.flatMap(([, name], index) => {
        const field = fields.get(name);
        const value = field && cleanCell(row[index], field);
        return value === undefined ? [] : [[name, value] as const];
      });
      return Object.fromEntries(entries);
    });
}

/** The value of a cell; undefined for what counts as empty: blank texts, fractions, booleans, dates. */
function cleanCell(cell: unknown, field: FieldModel): unknown {
  const value = typeof cell === 'string' ? parsed(cell.replaceAll(QUOTES, '"')) : cell;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  const kept = Number.isInteger(value) || isListOrObject(value);
  if (!kept) return undefined;
  // A text field keeps a text, even when the cell is a number.
  return TEXT_TYPES.has(field.type) ? pythonText(value) : value;
}

function parsed(text: string): unknown {
  return LIST_OR_OBJECT.test(text) ? JSON.parse(text) : text;
}

function isListOrObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
