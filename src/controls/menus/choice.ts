import type { PointerEvent, ReactNode } from 'react';

/** A menu item: a page, an external address, or an action. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Path of a page of the console. */
  readonly to?: string | undefined;
  /** An external address; it opens in a new tab. */
  readonly href?: string;
  readonly onPress?: (() => void) | undefined;
  /** The current choice. */
  readonly selected?: boolean;
  /** One of several exclusive choices (`menuitemradio`). */
  readonly radio?: boolean;
  /** Language of the label, when it is not the page's (WCAG 2.2, criterion 3.1.2). */
  readonly lang?: string;
  /** Why it is disabled. */
  readonly closed?: string | undefined;
  readonly danger?: boolean | undefined;
}

export interface ChoiceMenuProps {
  /** The button of the menu; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
  readonly id?: string;
  /** Accessible name. */
  readonly label?: string;
  /** Below the button, aligned left or right, or beside it. Default: below, left. */
  readonly place?: 'left' | 'right' | 'beside';
  /** Opened by hovering: it takes no focus, does not block the page, and reports the pointer. */
  readonly resting?:
    | {
        onPointerEnter(event: PointerEvent): void;
        onPointerLeave(event: PointerEvent): void;
      }
    | undefined;
  readonly dense?: boolean;
  /** Minimum width. */
  readonly minWidthPx?: number;
  /** Shown above the items. */
  readonly head?: ReactNode;
}
