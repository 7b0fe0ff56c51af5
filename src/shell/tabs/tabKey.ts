import type { Tab, Tabs } from './tabs.ts';

/** The action of a key in the tab bar; undefined for other keys. */
type TabKeyAction =
  | { readonly kind: 'focus'; readonly path: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'menu' };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Arrows, Home and End move the focus; Delete closes; Shift F10 opens the menu. */
export function tabKey(pressed: Pressed, tabs: Tabs, tab: Tab): TabKeyAction | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' };
  if (shiftKey) return undefined;
  const place = tabs.findIndex(({ path }) => path === tab.path);
  switch (key) {
    case 'ArrowRight':
      return focus(tabs[(place + 1) % tabs.length]);
    case 'ArrowLeft':
      return focus(tabs.at(place - 1));
    case 'Home':
      return focus(tabs[0]);
    case 'End':
      return focus(tabs.at(-1));
    case 'Delete':
      return tab.pinned ? undefined : { kind: 'close' };
    default:
      return undefined;
  }
}

function focus(tab: Tab | undefined): TabKeyAction | undefined {
  return tab && { kind: 'focus', path: tab.path };
}
