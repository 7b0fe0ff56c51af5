import Papa from 'papaparse';

/** Marks a file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of a CSV file (RFC 4180). Cells that a spreadsheet would take for a formula are quoted. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return `${Papa.unparse([...lines], { escapeFormulae: true })}\r\n`;
}
