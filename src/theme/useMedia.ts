import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now. Material UI's hook does the same for pages from a server, too, which takes 0.6 kB brotli
 * of the first load.
 */
export function useMedia(query: string): boolean {
  const [listen, read] = useMemo(() => {
    // jsdom has none.
    const list = typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
    return [
      (told: () => void) => {
        list?.addEventListener('change', told);
        return () => list?.removeEventListener('change', told);
      },
      () => list?.matches ?? false,
    ] as const;
  }, [query]);
  return useSyncExternalStore(listen, read);
}
