import type { ReactNode } from 'react';
import type { Gate } from '../../codegen/model/gates.ts';
import { useGate } from './useGate.ts';

export interface GatedProps {
  readonly gate: Gate | undefined;
  readonly children: ReactNode;
  /** Shown instead while the gate is closed. Default: nothing. */
  readonly fallback?: ReactNode;
}

/** Shows its children to people who may see them (spec 1, section 6: the per-element directive). */
export function Gated({ gate, children, fallback = null }: GatedProps) {
  return <>{useGate(gate).open ? children : fallback}</>;
}
