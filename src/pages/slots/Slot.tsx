import type { ReactNode } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Few pages have hand-written parts. */
const FilledSlot = lazyPart(() => import('./FilledSlot.tsx'));

interface SlotProps<Props> {
  readonly route: RouteRecord;
  readonly name: string;
  /** The props of the slot. */
  readonly give: Props;
}

/** Renders the hand-written file of a slot, if the page has one. */
export function Slot<Props extends object>({ route, name, give }: SlotProps<Props>): ReactNode {
  const load = route.slots?.[name];
  return load && <FilledSlot load={load} give={give} />;
}
