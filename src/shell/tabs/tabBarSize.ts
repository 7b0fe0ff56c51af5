/** Height of the tab bar; the shell keeps this much free until its code has come. */
export const TAB_BAR_PX = 36;
