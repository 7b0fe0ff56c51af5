/** Height of the tab bar, reserved by the shell until its code is loaded. */
export const TAB_BAR_PX = 36;
