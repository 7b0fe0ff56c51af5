import type { ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useListSelection } from './listContexts.ts';

const SelectionMenu = lazyPart(() => import('./SelectionMenu.tsx'));

/** How many rows are selected, and what can be done with them; nothing while there are none. */
export function SelectedRows(): ReactNode {
  const { records } = useListSelection();
  return records.length > 0 && <SelectionMenu />;
}
