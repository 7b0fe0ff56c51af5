/** The largest number a badge shows (spec 1, section 9). */
export const BADGE_MAX = 99;

/** What stands in the badge: nothing for none, `99+` beyond the largest number. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
