import { createElement, type ReactNode } from 'react';
import { PartBoundary } from '../PartBoundary.tsx';
import { slotComponent, type SlotLoader } from './slotComponent.ts';

interface FilledSlotProps {
  readonly load: SlotLoader;
  /** The props of the slot; the compiler checks the file against them. */
  readonly give: object;
}

/** Renders the hand-written file of a slot inside an error boundary. */
export default function FilledSlot({ load, give }: FilledSlotProps): ReactNode {
  return (
    <PartBoundary>
      <Filled load={load} give={give} />
    </PartBoundary>
  );
}

/** A component of its own inside the boundary, so that Retry imports the file again. */
function Filled({ load, give }: FilledSlotProps): ReactNode {
  return createElement(slotComponent<object>(load), give);
}
