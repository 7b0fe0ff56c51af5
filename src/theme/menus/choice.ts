import type { PointerEvent, ReactNode } from 'react';

/** One line of a menu: a page, an address outside, or something to do. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Path of a page of the console. */
  readonly to?: string | undefined;
  /** The page opens in a new browser tab. */
  readonly newTab?: boolean;
  /** An address outside of the console; it opens in a new tab. */
  readonly href?: string;
  readonly onPress?: (() => void) | undefined;
  /** It is the one in force. */
  readonly selected?: boolean;
  /** Just one of the lines is in force at a time, and choosing another changes that. */
  readonly radio?: boolean;
  /** Language of the label, where it is not the page's (WCAG 2.2, criterion 3.1.2). */
  readonly lang?: string;
  /** Why it cannot be chosen now. */
  readonly closed?: string | undefined;
  readonly danger?: boolean | undefined;
}

export interface ChoiceMenuProps {
  /** The button it belongs to; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
  readonly id?: string;
  /** What it is called by a screen reader. */
  readonly label?: string;
  /** Below the button, in line with its left or right edge, or beside it; below and left unless given. */
  readonly place?: 'left' | 'right' | 'beside';
  /**
   * It was opened by a resting pointer: it takes neither the focus nor the page, and tells where the
   * pointer goes.
   */
  readonly resting?:
    | {
        onPointerEnter(event: PointerEvent): void;
        onPointerLeave(event: PointerEvent): void;
      }
    | undefined;
  readonly dense?: boolean;
  /** Narrower it never gets, however short its words are. */
  readonly minWidthPx?: number;
  /** Stands above the choices. */
  readonly head?: ReactNode;
}
