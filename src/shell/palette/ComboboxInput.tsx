import type { ComponentProps } from 'react';
import { QueryInput } from './paletteParts.ts';

interface ComboboxInputProps extends ComponentProps<typeof QueryInput> {
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly listId: string;
  /** Id of the current option; undefined when nothing was found. */
  readonly optionId: string | undefined;
}

/** The input of a combobox with a list box (ARIA Authoring Practices). It takes the focus at once. */
export function ComboboxInput({ label, listId, optionId, ...props }: ComboboxInputProps) {
  return (
    <QueryInput
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus (WAI-ARIA, dialog)
      autoFocus
      role="combobox"
      type="text"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-expanded={optionId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={optionId}
      placeholder={label}
      {...props}
    />
  );
}
