/** Inputs whose own undo the keys belong to. */
const TYPING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,[role=textbox],[contenteditable]:not([contenteditable=false])';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/**
 * Ctrl+Z, or Command+Z, outside text inputs and open dialogs.
 *
 * @returns false where the keys have another meaning
 */
export function isUndoKey(event: Keys): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, defaultPrevented, target } = event;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return false;
  if (repeat || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TYPING)) return false;
  return document.querySelector('[aria-modal=true]') === null;
}
