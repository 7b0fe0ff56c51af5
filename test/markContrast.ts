/** Minimum contrast of marks, outlines and icons (WCAG 2.2, criterion 1.4.11). */
export const MARK_CONTRAST = 3;
