/** The same limit as for exported files (protocol, section 6.3). */
export const MAXIMUM_ROWS: number;
export const MAXIMUM_COLUMNS: number;
export const MAXIMUM_UNPACKED_MIB: number;
export const MAXIMUM_UNPACKED_BYTES: number;
