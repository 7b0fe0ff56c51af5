import type { ReactNode } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Few pages have hand-written parts. */
const FilledSlot = lazyPart(() => import('./FilledSlot.tsx'));

export interface SlotProps<Props> {
  readonly route: RouteRecord;
  /** Name of the slot. */
  readonly name: string;
  /** What the slot gives to the file that fills it. */
  readonly give: Props;
}

/** What a hand-written file puts into this slot of the page; nothing where there is none. */
export function Slot<Props extends object>({ route, name, give }: SlotProps<Props>): ReactNode {
  const load = route.slots?.[name];
  return load && <FilledSlot load={load} give={give} />;
}
