import Papa from 'papaparse';

/** Marks a file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Any name: the server reads the first sheet (protocol, section 6.1). */
const SHEET = 'Sheet1';

/** The cells of a file: those of a CSV file, or of the first sheet of a workbook. */
interface CellTable {
  readonly rows: readonly (readonly unknown[])[];
  /** Replaces the cells from a place on, which counts from 0. */
  write(cells: readonly (readonly string[])[], row?: number, column?: number): void;
  /** The file with the replaced cells. */
  save(type: string): Blob;
}

/** Reads a CSV file (RFC 4180) in UTF-8; without a text, an empty one. */
export function csvTable(text = ''): CellTable {
  const data = text === '' ? [] : Papa.parse<string[]>(text).data;
  return {
    rows: data,
    write: (cells, row = 0, column = 0) => {
      for (const [down, line] of cells.entries()) {
        const present = (data[row + down] ??= []);
        present.splice(column, line.length, ...line);
      }
    },
    save: (type) => {
      const lines = Papa.unparse(data, { newline: LINE_END });
      const end = lines.endsWith(LINE_END) ? '' : LINE_END;
      return new Blob([BYTE_ORDER_MARK, lines, end], { type });
    },
  };
}

/** Reads a workbook; without a file, an empty one. The library is loaded on demand. */
export async function workbookTable(file?: Blob): Promise<CellTable> {
  const { read, utils, writeXLSX } = await import('xlsx');
  const book = file
    ? read(await file.arrayBuffer(), { type: 'array', cellDates: true })
    : { SheetNames: [SHEET], Sheets: { [SHEET]: utils.aoa_to_sheet([]) } };
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const { r, c } = utils.decode_range(sheet?.['!ref'] ?? 'A1').s;
  return {
    rows: sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [],
    write: (cells, row = 0, column = 0) => {
      const origin = { r: r + row, c: c + column };
      if (sheet)
        utils.sheet_add_aoa(
          sheet,
          cells.map((line) => [...line]),
          { origin },
        );
    },
    save: (type) => {
      const content: ArrayBuffer = writeXLSX(book, { type: 'array', compression: true });
      return new Blob([content], { type });
    },
  };
}
