import type { KeyboardEvent } from 'react';

/** The ARIA state of the popup; undefined while it is closed. */
export interface PopupState {
  /** Id of the option that Enter takes. */
  readonly active?: string | undefined;
}

/** Handles a key pressed in the input; returns whether it did. */
export type PopupControl = (event: KeyboardEvent) => boolean;

export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

/** The suggestions that contain the typed text, in their order. */
export function matching(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const text = typed.trim().toLocaleLowerCase();
  return suggestions.filter(
    ({ value, label }) =>
      label.toLocaleLowerCase().includes(text) || value.toLocaleLowerCase().includes(text),
  );
}

/** The option the arrow keys move to. It wraps around; without a current option it is the first or last. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (place < 0) return step > 0 ? 0 : count - 1;
  return (place + step + count) % count;
}
