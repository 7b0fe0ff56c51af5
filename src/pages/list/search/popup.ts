import type { KeyboardEvent } from 'react';

/** What the input tells assistive technology of its popup; undefined while there is none. */
export interface PopupState {
  /** The id of the option that Enter takes. */
  readonly active?: string | undefined;
}

/** Takes a key that was pressed in the input, and says whether it had a use for it. */
export type PopupControl = (event: KeyboardEvent) => boolean;

/** One line of the popup. */
export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

/** Suggestions that hold what was typed, in their own order. */
export function matching(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const text = typed.trim().toLocaleLowerCase();
  return suggestions.filter(
    ({ value, label }) =>
      label.toLocaleLowerCase().includes(text) || value.toLocaleLowerCase().includes(text),
  );
}

/** The place the arrow keys lead to; around the ends, and from nowhere to the nearest end. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (place < 0) return step > 0 ? 0 : count - 1;
  return (place + step + count) % count;
}
