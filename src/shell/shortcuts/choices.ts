import type { Chord } from './chords.ts';
import { shortcuts, type ShortcutId } from './shortcutTable.ts';
import { isObject, objectOf, parsedJson } from '../../api/unknownValues.ts';

/** A user's change of a shortcut. */
interface Choice {
  /** Replaces the default keys. */
  readonly keys?: Chord;
  readonly off?: true;
}
/** A user's changes; shortcuts that are not named have the defaults. */
export type Choices = Readonly<Partial<Record<ShortcutId, Choice>>>;

/** The result of a change: new choices, or the reason for a refusal. */
export type Outcome =
  | { readonly choices: Choices; readonly refused?: undefined }
  | { readonly refused: 'reserved'; readonly keys: Chord }
  | { readonly refused: 'taken'; readonly keys: Chord; readonly by: ShortcutId };

/** Keys that operate pages and dialogs, and those of browsers. */
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

/** The keys of a shortcut, also of one that is switched off. */
export function keysOf(id: ShortcutId, choices: Choices): Chord {
  return choices[id]?.keys ?? shortcuts.find((one) => one.id === id)?.keys ?? '';
}

export function isOn(id: ShortcutId, choices: Choices): boolean {
  return choices[id]?.off !== true;
}

/** The shortcut with these keys; undefined when there is none or it is off. */
export function calledBy(keys: Chord, choices: Choices): ShortcutId | undefined {
  return shortcuts.find(({ id }) => isOn(id, choices) && keysOf(id, choices) === keys)?.id;
}

/** Changes the keys of a shortcut and switches it on. */
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

/** Switches it off; other shortcuts may then use its keys. */
export function switchOff(choices: Choices, id: ShortcutId): Choices {
  return { ...choices, [id]: { ...choices[id], off: true } };
}

/** Switches it on with its old keys; refused when another shortcut uses them. */
export function switchOn(choices: Choices, id: ShortcutId): Outcome {
  return changeKeys(choices, id, keysOf(id, choices));
}

/** Restores the default. */
export function reset(choices: Choices, id: ShortcutId): Outcome {
  return changeKeys(choices, id, keysOf(id, {}));
}

/** Reads stored choices; invalid ones are ignored. */
export function readChoices(kept: string | undefined): Choices {
  const stored = objectOf(parsedJson(kept));
  return Object.fromEntries(
    shortcuts.flatMap(({ id }) => {
      const choice = readChoice(stored[id]);
      return choice ? [[id, choice]] : [];
    }),
  );
}

function readChoice(value: unknown): Choice | undefined {
  if (!isObject(value)) return undefined;
  const { keys, off } = value;
  return {
    ...(typeof keys === 'string' && keys !== '' && { keys }),
    ...(off === true && { off }),
  };
}
