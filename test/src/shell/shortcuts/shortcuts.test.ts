// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  calledBy,
  changeKeys,
  isOn,
  keysOf,
  readChoices,
  reset,
  switchOff,
  switchOn,
  type Choices,
  type Outcome,
} from '../../../../src/shell/shortcuts/choices.ts';
import {
  ariaChord,
  chordOf,
  spellChord,
  type KeyPress,
} from '../../../../src/shell/shortcuts/chords.ts';
import { shortcuts } from '../../../../src/shell/shortcuts/shortcutTable.ts';
import { isModal, isTyping, mayCall } from '../../../../src/shell/shortcuts/typing.ts';

function press(key: string, given: Partial<KeyPress> & { altGraph?: boolean } = {}): KeyPress {
  const { altGraph = false, ...rest } = given;
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: (name) => name === 'AltGraph' && altGraph,
    ...rest,
  };
}
const chosen = (outcome: Outcome): Choices => {
  if (outcome.refused) throw new Error(`refused: ${outcome.refused}`);
  return outcome.choices;
};

describe('keys as a chord', () => {
  it('take Ctrl for Mod, and ⌘ on a Mac', () => {
    expect(chordOf(press('k', { ctrlKey: true }), false)).toBe('Mod K');
    expect(chordOf(press('k', { metaKey: true }), true)).toBe('Mod K');
    expect(chordOf(press('k', { ctrlKey: true }), true)).toBe('Ctrl K');
    expect(chordOf(press('k', { metaKey: true }), false)).toBe('Meta K');
  });

  it('leave Shift to the sign it makes, but not to a letter', () => {
    expect(chordOf(press('?', { shiftKey: true }), false)).toBe('?');
    expect(chordOf(press('C', { shiftKey: true }), false)).toBe('Shift C');
  });

  it('are none while only modifiers are held or an input method composes', () => {
    expect(chordOf(press('Shift', { shiftKey: true }), false)).toBeUndefined();
    expect(chordOf(press('Process'), false)).toBeUndefined();
  });

  it('do not take AltGr for Ctrl and Alt', () => {
    const german = press('[', { ctrlKey: true, altKey: true, altGraph: true });
    expect(chordOf(german, false)).toBe('[');
  });

  it('go by the place of the key where another alphabet or a Chinese sign is written', () => {
    expect(chordOf(press('с', { code: 'KeyC' }), false)).toBe('C');
    expect(chordOf(press('、', { code: 'Slash' }), false)).toBe('/');
    expect(chordOf(press('？', { code: 'Slash', shiftKey: true }), false)).toBe('?');
    expect(chordOf(press('ç', { code: 'KeyC', altKey: true }), true)).toBe('Alt C');
  });

  it('are spelt as the keyboard has them', () => {
    expect(spellChord('Mod Shift K', false)).toEqual(['Ctrl', 'Shift', 'K']);
    expect(spellChord('Mod Shift K', true)).toEqual(['⌘', '⇧', 'K']);
    expect(ariaChord('Mod K', false)).toBe('Control+K');
    expect(ariaChord('Mod K', true)).toBe('Meta+K');
  });
});

describe('the table of shortcuts', () => {
  it('gives no keys twice and none that are reserved', () => {
    expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
    for (const { id, keys } of shortcuts) expect(chosen(changeKeys({}, id, keys))).toEqual({});
  });
});

describe('choices', () => {
  it('change the keys: the new ones call, the old ones no longer', () => {
    const choices = chosen(changeKeys({}, 'help', 'H'));
    expect(calledBy('H', choices)).toBe('help');
    expect(calledBy('?', choices)).toBeUndefined();
  });

  it('refuse keys of another shortcut and name it', () => {
    expect(changeKeys({}, 'help', 'R')).toEqual({ refused: 'taken', keys: 'R', by: 'refresh' });
  });

  it('refuse keys that dialogs and browsers need', () => {
    for (const keys of ['Escape', 'Tab', 'Enter', 'ArrowDown', 'Mod C', 'Mod W']) {
      expect(changeKeys({}, 'help', keys)).toEqual({ refused: 'reserved', keys });
    }
  });

  it('switch every shortcut off and on again (WCAG 2.2, criterion 2.1.4)', () => {
    for (const { id, keys } of shortcuts) {
      const off = switchOff({}, id);
      expect(isOn(id, off)).toBe(false);
      expect(calledBy(keys, off)).toBeUndefined();
      expect(calledBy(keys, chosen(switchOn(off, id)))).toBe(id);
    }
  });

  it('free the keys of what is off, and refuse to switch it on once they are taken', () => {
    const taken = chosen(changeKeys(switchOff({}, 'refresh'), 'help', 'R'));
    expect(switchOn(taken, 'refresh')).toEqual({ refused: 'taken', keys: 'R', by: 'help' });
  });

  it('keep the chosen keys of what is switched off', () => {
    const off = switchOff(chosen(changeKeys({}, 'help', 'H')), 'help');
    expect(keysOf('help', chosen(switchOn(off, 'help')))).toBe('H');
  });

  it('are made as they were', () => {
    const choices = chosen(changeKeys({}, 'help', 'H'));
    expect(chosen(reset(choices, 'help'))).toEqual({});
  });

  it('are read back, and nonsense counts as not chosen', () => {
    const kept = JSON.stringify({ help: { keys: 'H' }, menu: { off: true }, no: 1, search: 'x' });
    expect(readChoices(kept)).toEqual({ help: { keys: 'H' }, menu: { off: true } });
    expect(readChoices('[')).toEqual({});
    expect(readChoices('null')).toEqual({});
    expect(readChoices(undefined)).toEqual({});
  });
});

describe('where someone types', () => {
  const make = (html: Record<string, string>, tag = 'div') => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(html)) element.setAttribute(name, value);
    return element;
  };

  it.each([
    ['input', {}, true],
    ['input', { type: 'search' }, true],
    ['textarea', {}, true],
    ['select', {}, true],
    ['div', { contenteditable: 'true' }, true],
    ['div', { role: 'textbox' }, true],
    ['div', { role: 'menu' }, true],
    ['input', { type: 'checkbox' }, false],
    ['button', {}, false],
    ['div', { contenteditable: 'false' }, false],
  ])('%s %o: %s', (tag, attributes, expected) => {
    expect(isTyping(make(attributes, tag))).toBe(expected);
  });

  it('only the palette is called, and only by keys that write nothing', () => {
    const box = make({}, 'input');
    expect(mayCall('palette', 'Mod K', box)).toBe(true);
    expect(mayCall('palette', 'P', box)).toBe(false);
    expect(mayCall('help', 'Mod H', box)).toBe(false);
    expect(mayCall('help', '?', make({}, 'button'))).toBe(true);
  });

  it('and nothing behind a dialog', () => {
    expect(isModal(document)).toBe(false);
    const dialog = make({ role: 'dialog', 'aria-modal': 'true' });
    document.body.append(dialog);
    expect(isModal(document)).toBe(true);
    dialog.remove();
  });
});
