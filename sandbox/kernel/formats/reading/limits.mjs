/** As many rows as an exported file has at most (protocol, section 6.3). */
export const MAXIMUM_ROWS = 10_000;
/** Several times what any record has fields. */
export const MAXIMUM_COLUMNS = 500;
/** A workbook of so many rows with some thirty columns takes a quarter of it. */
export const MAXIMUM_UNPACKED_MIB = 64;
export const MAXIMUM_UNPACKED_BYTES = MAXIMUM_UNPACKED_MIB * 1024 * 1024;

/** A file holds more than is read. */
export class TooLarge extends Error {
  /** @param {'rows' | 'columns' | 'unpacked'} what */
  constructor(what) {
    super(what);
    this.what = what;
  }
}
