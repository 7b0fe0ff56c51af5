import { createElement, type ReactNode } from 'react';
import { PartBoundary } from '../PartBoundary.tsx';
import { slotComponent, type SlotLoader } from './slotComponent.ts';

export interface FilledSlotProps {
  readonly load: SlotLoader;
  /** What the slot gives to the file that fills it; the compiler holds the file to it. */
  readonly give: object;
}

/** What a hand-written file puts into a slot; should it throw, the page around it stands. */
export default function FilledSlot({ load, give }: FilledSlotProps): ReactNode {
  return (
    <PartBoundary>
      <Filled load={load} give={give} />
    </PartBoundary>
  );
}

/** A component of its own, below the boundary: tried again it asks for the file again. */
function Filled({ load, give }: FilledSlotProps): ReactNode {
  return createElement(slotComponent<object>(load), give);
}
