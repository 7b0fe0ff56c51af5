// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { isUndoKey } from '../../../../src/pages/undo/undoKey.ts';

afterEach(() => document.body.replaceChildren());

/** Presses Ctrl+Z in the element of this HTML. */
function pressed(html: string, keys: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let found = false;
  const listen = (event: KeyboardEvent) => {
    found = isUndoKey(event);
  };
  window.addEventListener('keydown', listen, { once: true });
  const init = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...keys };
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', init));
  return found;
}

describe('Ctrl+Z', () => {
  it('undoes on the page and on a switch', () => {
    expect(pressed('<main></main>')).toBe(true);
    expect(pressed('<input type="checkbox">')).toBe(true);
    expect(pressed('<main></main>', { ctrlKey: false, metaKey: true })).toBe(true);
  });

  it('belongs to a text input, to an open dialog, and with Shift to others', () => {
    expect(pressed('<input>')).toBe(false);
    expect(pressed('<textarea></textarea>')).toBe(false);
    expect(pressed('<main></main><div aria-modal="true"></div>')).toBe(false);
    expect(pressed('<main></main>', { shiftKey: true })).toBe(false);
    expect(pressed('<main></main>', { key: 'y' })).toBe(false);
  });
});
