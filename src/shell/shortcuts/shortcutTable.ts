import type { Chord } from './chords.ts';
import type { TextKey } from '#project/generated/texts.ts';

export type ShortcutId = 'palette' | 'help' | 'refresh' | 'menu' | 'search' | 'create';

/** Where a shortcut works. */
type ShortcutScope = 'everywhere' | 'list';

export interface Shortcut {
  readonly id: ShortcutId;
  /** Default keys. */
  readonly keys: Chord;
  readonly scope: ShortcutScope;
  readonly name: TextKey;
}

/** Every shortcut of the console. Each can be changed and switched off (WCAG 2.2, criterion 2.1.4). */
export const shortcuts: readonly Shortcut[] = [
  { id: 'palette', keys: 'Mod K', scope: 'everywhere', name: 'palette.title' },
  { id: 'help', keys: '?', scope: 'everywhere', name: 'shortcuts.title' },
  { id: 'refresh', keys: 'R', scope: 'everywhere', name: 'palette.refresh' },
  { id: 'menu', keys: '[', scope: 'everywhere', name: 'shortcuts.menu' },
  { id: 'search', keys: '/', scope: 'list', name: 'shortcuts.search' },
  { id: 'create', keys: 'C', scope: 'list', name: 'shortcuts.create' },
];
