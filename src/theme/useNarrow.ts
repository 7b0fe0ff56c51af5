import { useMedia } from './useMedia.ts';

/** Is the window below the width of a tablet (600 px)? Then lists are cards and dialogs fill the screen. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 599.95px)');
}
