import { createElement, type ReactNode } from 'react';
import { slotComponent, type SlotLoader } from './slotComponent.ts';

export interface FilledSlotProps {
  readonly load: SlotLoader;
  /** What the slot gives to the file that fills it; the compiler holds the file to it. */
  readonly give: object;
}

/** What a hand-written file puts into a slot. */
export default function FilledSlot({ load, give }: FilledSlotProps): ReactNode {
  return createElement(slotComponent<object>(load), give);
}
