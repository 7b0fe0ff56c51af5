/** Spacing is a multiple of this. */
export const SPACE_PX = 4;
/** Body text and tables. */
export const TEXT_PX = 14;
export const TABLE_TEXT_PX = 13;
export const SMALL_TEXT_PX = 12;
const ROOT_PX = 16;
export const HEADING_PX = 20;
export const SUBHEADING_PX = 16;
export const TABLE_ROW_PX = 36;
export const RADIUS_PX = 6;

/** Width of the side menu, open and collapsed (spec 1, section 9). */
export const MENU_OPEN_PX = 220;
export const MENU_COLLAPSED_PX = 54;
export const TOP_BAR_PX = 48;
/** Below this width the mobile layout applies (spec 1, section 2.3). */
export const MOBILE_BELOW_PX = 992;

/** Menu and top bar are above the page; the one with an open menu is above the other. */
export const LAYER = 1000;
export const LAYER_OF_OPEN_MENU = 1250;

/** Minimum size of a pointer target (WCAG 2.2, criterion 2.5.8). */
export const TARGET_PX = 24;

export function rem(pixels: number): string {
  return `${pixels / ROOT_PX}rem`;
}
