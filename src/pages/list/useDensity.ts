import { usePreference } from '../../session/preference.ts';

/**
 * Row heights in pixels; each fits a target of 24 px (WCAG 2.2, criterion 2.5.8). `fit` is the least: on a wide window
 * the rows of a page share its height.
 */
export const ROW_HEIGHTS_PX = { fit: 36, comfortable: 44, normal: 36, compact: 28 } as const;
type Density = keyof typeof ROW_HEIGHTS_PX;
export const DENSITIES: readonly Density[] = ['fit', 'comfortable', 'normal', 'compact'];

/** The density of all tables, stored for this user. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [kept, keep] = usePreference('gatehouse.density');
  return [DENSITIES.find((one) => one === kept) ?? 'fit', keep];
}
