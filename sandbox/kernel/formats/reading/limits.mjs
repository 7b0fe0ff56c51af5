/** The same limit as for exported files (protocol, section 6.3). */
export const MAXIMUM_ROWS = 10_000;
/** Several times the number of fields of any record. */
export const MAXIMUM_COLUMNS = 500;
/** A workbook with that many rows and thirty columns needs a quarter of this. */
export const MAXIMUM_UNPACKED_MIB = 64;
export const MAXIMUM_UNPACKED_BYTES = MAXIMUM_UNPACKED_MIB * 1024 * 1024;

/** The file exceeds one of the limits. */
export class TooLarge extends Error {
  /** @param {'rows' | 'columns' | 'unpacked'} what */
  constructor(what) {
    super(what);
    this.what = what;
  }
}
