import { usePreference } from '../../session/preference.ts';
import { keptSize, PAGE_SIZE_KEY } from './paging.ts';

/** The page size this person chose last, for all tables (spec 1, section 9). */
export function usePageSize(sizes: readonly number[]): readonly [number, (size: number) => void] {
  const [kept, keep] = usePreference(PAGE_SIZE_KEY);
  return [keptSize(sizes, kept), keep];
}
