import { memo, type ReactNode } from 'react';
import { RecordContextProvider } from 'ra-core';
import type { Cell } from '../../../../codegen/model/fields.ts';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { CardItem } from '../../../controls/cards/CardItem.tsx';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import { useText } from '../../../i18n/useText.ts';
import { RecordBadges } from '../../record/badges/RecordBadges.tsx';
import type { ListColumn } from '../useListDefinition.ts';
import { ColumnValue } from '../ColumnValue.tsx';
import { useRowParts } from '../listContexts.ts';
import type { ListRowProps } from '../ListRow.tsx';
import { RowActions } from '../RowActions.tsx';
import { cardEntries } from './cardEntries.ts';
import { factsOf, type CardColumns } from './cardFacts.ts';

/** Values that say nothing without the name of their column. */
const NEEDS_LABEL: readonly Cell[] = ['number', 'count', 'yes-no', 'yes-only', 'datetime'];

interface RecordItemProps extends Omit<ListRowProps, 'place'> {
  /** The columns, as cards show them. */
  readonly columns: CardColumns;
  readonly badges: readonly BadgeModel[];
  /** Good states are shown, too. */
  readonly hasStates: boolean;
}

/** One record as a card: its name with its state, then the first facts; its actions at the end. */
export const RecordItem = memo(function RecordItem(props: RecordItemProps): ReactNode {
  const { record, name, columns, badges, hasStates, selected, busy } = props;
  const { selectable, onSelect, entriesOf, onMore } = useRowParts();
  const text = useText();
  const valueOf = (column: ListColumn) => (
    <ColumnValue column={column} record={record} inWords={column.cell === 'reachability'} />
  );
  const { inView, underMenu } = cardEntries(entriesOf?.(record) ?? []);
  return (
    <RecordContextProvider value={record}>
      <CardItem
        chosen={selected}
        busy={busy}
        check={
          selectable && (
            <Checkbox
              checked={selected}
              aria-label={text('pages.list.select', { name })}
              onChange={(on) => onSelect(record, on)}
            />
          )
        }
        name={columns.name && valueOf(columns.name)}
        state={
          <RecordBadges badges={badges} record={record} pressing={hasStates || 'alone'} most={1} />
        }
        facts={factsOf(record, columns.facts).map((column) => ({
          key: column.field,
          label: text(column.model.label),
          value: valueOf(column),
          plain: column.slot !== undefined || !NEEDS_LABEL.includes(column.cell),
        }))}
        end={
          underMenu.length > 0 && (
            <RowActions name={name} busy={busy} underMenu={underMenu} onMore={onMore} />
          )
        }
        below={
          inView.length > 0 && (
            <RowActions name={name} busy={busy} inView={inView} onMore={onMore} />
          )
        }
      />
    </RecordContextProvider>
  );
});
