/** Height of the strip; the shell keeps this much free until its code has come. */
export const STRIP_PX = 36;
