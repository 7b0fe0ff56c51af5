/** Width of the column of check boxes. */
export const CHECK_WIDTH_PX = 40;
/** Width of the drag handle at the end of a head. */
export const EDGE_PX = 8;
