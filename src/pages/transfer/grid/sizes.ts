export const ROW_PX = 36;
export const HEADER_PX = 40;
