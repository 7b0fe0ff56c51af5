/**
 * Keys pressed together: modifiers in this order, then the key, separated by spaces: `Mod K`, `Alt
 * Shift N`, `?`. `Mod` is ⌘ on Apple's machines and Ctrl elsewhere. A sign such as `?` implies its
 * Shift, because keyboards differ.
 */
export type Chord = string;

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** Keys that are no chord by themselves: modifiers, dead keys, keys of input methods. */
const NO_CHORD: ReadonlySet<string> = new Set(
  'Control Meta Alt AltGraph Shift CapsLock NumLock ScrollLock Fn Dead Process Unidentified'.split(
    ' ',
  ),
);
/** Keys by position, where an input method writes Chinese or Japanese signs. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Period: ['.', '>'],
  Comma: [',', '<'],
};

/** @returns undefined while only modifiers are pressed */
export function chordOf(press: KeyPress, apple: boolean): Chord | undefined {
  if (NO_CHORD.has(press.key)) return undefined;
  // On Windows AltGr reports itself as Ctrl and Alt; it only selects a sign.
  const altGraph = press.getModifierState('AltGraph');
  const ctrl = press.ctrlKey && !altGraph;
  const alt = press.altKey && !altGraph;
  const key = keyOf(press, alt);
  const parts = [
    (apple ? press.metaKey : ctrl) && 'Mod',
    apple && ctrl && 'Ctrl',
    !apple && press.metaKey && 'Meta',
    alt && 'Alt',
    press.shiftKey && !isSign(key) && 'Shift',
    key,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function keyOf({ key, code, shiftKey }: KeyPress, alt: boolean): string {
  if (key === ' ') return 'Space';
  const plain = key.normalize('NFKC');
  if (plain.length > 1) return plain;
  // In another alphabet, and for signs that Alt writes on a Mac, the position of the key decides.
  if (alt || plain > '~') {
    const placed = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? SIGNS[code]?.[shiftKey ? 1 : 0];
    if (placed !== undefined) return placed;
  }
  return plain.toUpperCase();
}

function isSign(key: string): boolean {
  return key.length === 1 && key.toLowerCase() === key.toUpperCase();
}

const ELSEWHERE: Readonly<Record<string, string>> = { Mod: 'Ctrl', Meta: 'Win' };
const APPLE: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' };

/** The keys as they are printed on the user's keyboard. */
export function spellChord(chord: Chord, apple: boolean): readonly string[] {
  const names = apple ? APPLE : ELSEWHERE;
  return chord.split(' ').map((part) => names[part] ?? part);
}

/** The same for `aria-keyshortcuts` (WAI-ARIA 1.2). */
export function ariaChord(chord: Chord, apple: boolean): string {
  const names: Readonly<Record<string, string>> = {
    Mod: apple ? 'Meta' : 'Control',
    Ctrl: 'Control',
  };
  return chord
    .split(' ')
    .map((part) => names[part] ?? part)
    .join('+');
}

export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator.platform);
}
