import type { Chord } from './chords.ts';
import { shortcuts, type ShortcutId } from './shortcutTable.ts';

/** What one person made of one shortcut. */
export interface Choice {
  /** Instead of those of the table. */
  readonly keys?: Chord;
  readonly off?: true;
}
/** What one person made of the shortcuts; the table holds for those that are not named. */
export type Choices = Readonly<Partial<Record<ShortcutId, Choice>>>;

/** What came of a change: the new choices, or why it is refused. */
export type Outcome =
  | { readonly choices: Choices; readonly refused?: undefined }
  | { readonly refused: 'reserved'; readonly keys: Chord }
  | { readonly refused: 'taken'; readonly keys: Chord; readonly by: ShortcutId };

/** Keys by which pages and dialogs are worked, and those that browsers keep for themselves. */
const RESERVED: ReadonlySet<Chord> = new Set([
  ...'Escape Tab Enter Space Backspace Delete Home End PageUp PageDown'.split(' '),
  ...'ArrowUp ArrowDown ArrowLeft ArrowRight F1 F5 F6 F11 F12'.split(' '),
  'Shift Tab',
  'Shift Enter',
  'Shift Space',
  'Alt F4',
  'Alt ArrowLeft',
  'Alt ArrowRight',
  ...[...'ACFLNPQRSTVWXZ'].map((letter) => `Mod ${letter}`),
  ...[...'CIJNTWZ'].map((letter) => `Mod Shift ${letter}`),
]);

/** The keys of a shortcut, whether or not it is switched on. */
export function keysOf(id: ShortcutId, choices: Choices): Chord {
  return choices[id]?.keys ?? shortcuts.find((one) => one.id === id)?.keys ?? '';
}

export function isOn(id: ShortcutId, choices: Choices): boolean {
  return choices[id]?.off !== true;
}

/** Which shortcut these keys call; undefined when none, or when it is switched off. */
export function calledBy(keys: Chord, choices: Choices): ShortcutId | undefined {
  return shortcuts.find(({ id }) => isOn(id, choices) && keysOf(id, choices) === keys)?.id;
}

/** Gives a shortcut other keys and switches it on. */
export function changeKeys(choices: Choices, id: ShortcutId, keys: Chord): Outcome {
  if (RESERVED.has(keys)) return { refused: 'reserved', keys };
  const by = shortcuts.find(
    (other) => other.id !== id && isOn(other.id, choices) && keysOf(other.id, choices) === keys,
  )?.id;
  if (by) return { refused: 'taken', keys, by };
  const { [id]: _before, ...others } = choices;
  const asInTable = keysOf(id, {}) === keys;
  return { choices: asInTable ? others : { ...others, [id]: { keys } } };
}

/** Its keys are free for others from now on. */
export function switchOff(choices: Choices, id: ShortcutId): Choices {
  return { ...choices, [id]: { ...choices[id], off: true } };
}

/** With the keys it had; refused when another shortcut has taken them meanwhile. */
export function switchOn(choices: Choices, id: ShortcutId): Outcome {
  return changeKeys(choices, id, keysOf(id, choices));
}

/** As the table says. */
export function reset(choices: Choices, id: ShortcutId): Outcome {
  return changeKeys(choices, id, keysOf(id, {}));
}

/** Choices as they were kept; what is not understood counts as not chosen. */
export function readChoices(kept: string | undefined): Choices {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (!isRecord(value)) return {};
    return Object.fromEntries(
      shortcuts.flatMap(({ id }) => {
        const choice = readChoice(value[id]);
        return choice ? [[id, choice]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function readChoice(value: unknown): Choice | undefined {
  if (!isRecord(value)) return undefined;
  const { keys, off } = value;
  return {
    ...(typeof keys === 'string' && keys !== '' && { keys }),
    ...(off === true && { off }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
