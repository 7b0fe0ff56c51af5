import { usePreference } from '../../session/preference.ts';

/** The page size this person chose last, for all tables (spec 1, section 9). */
export function usePageSize(sizes: readonly number[]): readonly [number, (size: number) => void] {
  const [kept, keep] = usePreference('pageSize');
  return [sizes.find((size) => size === kept) ?? sizes[0] ?? 0, keep];
}
