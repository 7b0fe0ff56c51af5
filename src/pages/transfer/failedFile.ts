import Papa from 'papaparse';
import type { ImportColumn, ImportRow } from './importRow.ts';
import { cellText } from './rowValues.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The rows as a CSV file that can be imported again (RFC 4180). */
export function csvOf(columns: readonly ImportColumn[], rows: readonly ImportRow[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map(({ values }) => columns.map(({ field }) => cellText(values[field]))),
  ];
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines)}\r\n`;
}
