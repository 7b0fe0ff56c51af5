import type { Chord } from './chords.ts';
import type { ShortcutId } from './shortcutTable.ts';

/** Types of inputs without text. */
const NO_TEXT = 'checkbox radio button submit reset range color file image'.split(' ');
const NO_TEXT_SELECTOR = NO_TEXT.map((type) => `[type=${type}]`).join(',');
const TYPING = `input:not(${NO_TEXT_SELECTOR}),textarea,select,[role=textbox],[role=combobox],[contenteditable]:not([contenteditable=false])`;
/** Roles in which letters search for an entry (ARIA Authoring Practices, menus and list boxes). */
const TYPE_AHEAD = '[role=menu],[role=menubar],[role=listbox],[role=tree]';

/** Do letters write or search in this element? */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TYPING},${TYPE_AHEAD}`) !== null;
}

/** Is a modal dialog open? Everything behind it is inert. */
export function isModal(document: Document): boolean {
  return document.querySelector('[aria-modal=true]') !== null;
}

/**
 * May a shortcut be used here? In a text input only the palette, and only by keys that write
 * nothing (WCAG 2.2, criterion 2.1.4).
 */
export function mayCall(id: ShortcutId, keys: Chord, target: EventTarget | null): boolean {
  return !isTyping(target) || (id === 'palette' && /^(?:Mod|Ctrl|Meta) /.test(keys));
}
