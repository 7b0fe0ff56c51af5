/** Highest number in a badge (spec 1, section 9). */
const BADGE_MAX = 99;

/** Text of a badge: empty for 0, `99+` above the highest number. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
