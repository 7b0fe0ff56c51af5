import { useEffect, useEffectEvent } from 'react';
import { calledBy, type Choices } from './choices.ts';
import { chordOf, isApple } from './chords.ts';
import type { ShortcutId } from './shortcutTable.ts';
import { isModal, mayCall } from './typing.ts';

/** @returns false when it does nothing here: the browser then handles the keys */
type ShortcutCall = () => boolean;
export type ShortcutCalls = Readonly<Record<ShortcutId, ShortcutCall>>;

/**
 * Listens for the user's shortcuts in the whole document.
 *
 * @param calls undefined while a dialog is opening, which gets the keys
 */
export function useShortcuts(choices: Choices, calls: ShortcutCalls | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A key that ends the composition of an input method belongs to it.
    if (event.defaultPrevented || event.repeat || event.isComposing || isModal(document)) return;
    const keys = chordOf(event, isApple());
    const id = keys === undefined ? undefined : calledBy(keys, choices);
    if (keys === undefined || id === undefined || !mayCall(id, keys, event.target)) return;
    if (calls?.[id]()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
