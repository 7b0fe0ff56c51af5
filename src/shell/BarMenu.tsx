import { useId, useState, type ReactNode } from 'react';
import { IconPush, PushButton } from '../theme/buttons.ts';
import type { Choice } from '../theme/menus/choice.ts';
import { ChoiceMenu } from '../theme/menus/ChoiceMenu.tsx';
import { Tooltip } from './Tooltip.tsx';

interface BarMenuProps {
  /** What the button is called, to the eye (tooltip) and to a screen reader. */
  readonly label: string;
  /** The icon, or the icon and words, of the button. */
  readonly button: ReactNode;
  /** The button has words of its own: no tooltip, and the words are its name. */
  readonly wordy?: boolean;
  /** The side of the button that the menu keeps to; the right one unless given. */
  readonly side?: 'left' | 'right';
  /** Stands above the choices. */
  readonly head?: ReactNode;
  readonly choices: readonly Choice[];
}

/** A button of the top bar that opens a menu below itself. */
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
