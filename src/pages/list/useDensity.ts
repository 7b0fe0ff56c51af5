import { usePreference } from '../../session/preference.ts';

/** Heights of a row in pixels; none is too low for a target of 24 px (WCAG 2.2, criterion 2.5.8). */
export const ROW_HEIGHTS_PX = { comfortable: 44, normal: 36, compact: 28 } as const;
export type Density = keyof typeof ROW_HEIGHTS_PX;
export const DENSITIES: readonly Density[] = ['comfortable', 'normal', 'compact'];

/** How closely rows stand in all tables of the console, as this person wants it. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [kept, keep] = usePreference('gatehouse.density');
  return [DENSITIES.find((one) => one === kept) ?? 'normal', keep];
}
