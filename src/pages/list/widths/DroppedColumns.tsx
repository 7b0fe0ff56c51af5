import { useText } from '../../../i18n/useText.ts';
import { useResourceList } from '../listContexts.ts';
import type { ListColumn } from '../useListDefinition.ts';

/** How many columns have no room, at the end of the head. A press chooses them, too: then the table scrolls. */
export default function DroppedColumns({ columns }: { readonly columns: readonly ListColumn[] }) {
  const text = useText();
  const { columns: all, choice } = useResourceList();
  return (
    <button
      type="button"
      data-more
      title={columns.map(({ model }) => text(model.label)).join(', ')}
      onClick={() => choice.set({ shown: all.map(({ field }) => field) })}
    >
      {text('listTable.moreColumns', { smart_count: columns.length })}
    </button>
  );
}
