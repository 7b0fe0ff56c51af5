import { useId, useState, type ReactNode } from 'react';
import { IconPush, PushButton } from '../theme/buttons.ts';
import type { Choice } from '../controls/menus/choice.ts';
import { ChoiceMenu } from '../controls/menus/ChoiceMenu.tsx';
import { Tooltip } from './Tooltip.tsx';

interface BarMenuProps {
  /** Tooltip and accessible name of the button. */
  readonly label: string;
  /** Icon, or icon and text, of the button. */
  readonly button: ReactNode;
  /** The button has a text: no tooltip, and the text is its name. */
  readonly wordy?: boolean;
  /** Alignment of the menu with the button; right by default. */
  readonly side?: 'left' | 'right';
  /** Shown above the items. */
  readonly head?: ReactNode;
  readonly choices: readonly Choice[];
}

/** A button of the top bar with a menu. */
export function BarMenu({
  label,
  button,
  wordy = false,
  side = 'right',
  head,
  choices,
}: BarMenuProps): ReactNode {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const facts = {
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    ...(anchor && { 'aria-controls': id }),
    onClick: (event: { readonly currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {wordy ? (
        <PushButton {...facts}>{button}</PushButton>
      ) : (
        <Tooltip text={label} side="below">
          <IconPush aria-label={label} {...facts}>
            {button}
          </IconPush>
        </Tooltip>
      )}
      <ChoiceMenu
        id={id}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={label}
        place={side}
        head={head}
        choices={choices}
      />
    </>
  );
}
