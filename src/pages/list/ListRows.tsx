import type { ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useNarrow } from '../../theme/useNarrow.ts';
import { ListTable } from './ListTable.tsx';

/** The place of the cards on a phone. */
const CARDS_PLACE = <div style={{ height: '100dvh' }} />;
const CardList = lazyPart(() => import('./cards/CardList.tsx'), { fallback: CARDS_PLACE });

/** The rows of the list around it: a table, or cards in a narrow window. */
export function ListRows(): ReactNode {
  return useNarrow() ? <CardList /> : <ListTable />;
}
