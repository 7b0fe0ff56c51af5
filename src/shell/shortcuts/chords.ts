/**
 * Keys pressed together, as data: modifiers in this order, then the key, parted by spaces: `Mod K`,
 * `Alt Shift N`, `?`. `Mod` is ⌘ on Apple's machines and Ctrl elsewhere. A sign such as `?` carries
 * its own Shift, because keyboards differ in where it lies.
 */
export type Chord = string;

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** Alone they are no chord: modifiers, dead keys, and what an input method keeps for itself. */
const NO_CHORD: ReadonlySet<string> = new Set(
  'Control Meta Alt AltGraph Shift CapsLock NumLock ScrollLock Fn Dead Process Unidentified'.split(
    ' ',
  ),
);
/** Where an input method writes Chinese or Japanese signs, the key itself still says which was meant. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Period: ['.', '>'],
  Comma: [',', '<'],
};

/** @returns undefined while only modifiers are held */
export function chordOf(press: KeyPress, apple: boolean): Chord | undefined {
  if (NO_CHORD.has(press.key)) return undefined;
  // AltGr reports itself as Ctrl and Alt on Windows; it only chooses a sign.
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
  // Another alphabet, or what Alt writes on a Mac: the key's place on the keyboard decides.
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

/** The keys as they are printed on the person's keyboard. */
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

/** Is this a machine with a ⌘ key? */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator.platform);
}
