import type { FixedKey } from './FixedKeyList.tsx';

/** The keys of the preview beside a list (`pages/detail/preview/usePreviewedRow.ts`). */
export const PREVIEW_KEYS: readonly FixedKey[] = [
  { shown: 'Alt Enter', name: 'previewKeys.open' },
  { shown: '↑', name: 'previewKeys.previous' },
  { shown: '↓', name: 'previewKeys.next' },
  { shown: 'Escape', name: 'previewKeys.close' },
];
