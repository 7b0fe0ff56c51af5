import type { Chord } from './chords.ts';
import type { ShortcutId } from './shortcutTable.ts';

/** Inputs that take no text. */
const NO_TEXT = 'checkbox radio button submit reset range color file image'.split(' ');
const NO_TEXT_SELECTOR = NO_TEXT.map((type) => `[type=${type}]`).join(',');
const TYPING = `input:not(${NO_TEXT_SELECTOR}),textarea,select,[role=textbox],[role=combobox],[contenteditable]:not([contenteditable=false])`;
/** Here a letter looks for an entry (ARIA Authoring Practices, menus and list boxes). */
const TYPE_AHEAD = '[role=menu],[role=menubar],[role=listbox],[role=tree]';

/** Is this a place where keys write or look for something? */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TYPING},${TYPE_AHEAD}`) !== null;
}

/** Does a dialog wait for an answer? Nothing behind it can be reached then. */
export function isModal(document: Document): boolean {
  return document.querySelector('[aria-modal=true]') !== null;
}

/**
 * May a shortcut be called from here? Where someone types, only the palette, and only by keys that
 * write nothing (WCAG 2.2, criterion 2.1.4).
 */
export function mayCall(id: ShortcutId, keys: Chord, target: EventTarget | null): boolean {
  return !isTyping(target) || (id === 'palette' && /^(?:Mod|Ctrl|Meta) /.test(keys));
}
