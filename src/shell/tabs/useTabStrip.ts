import { usePreference } from '../../session/preference.ts';

/** Whether the bar of visited pages is hidden, and its setter; remembered for each user in this browser. */
export function useTabStrip(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const [kept, keep] = usePreference('gatehouse.tabStrip');
  return [kept === 'hidden', (hidden) => keep(hidden ? 'hidden' : undefined)];
}
