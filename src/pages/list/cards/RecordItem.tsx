import { memo, type ReactNode } from 'react';
import { RecordContextProvider } from 'ra-core';
import type { Cell } from '../../../../codegen/model/fields.ts';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import { useText } from '../../../i18n/useText.ts';
import { RecordBadges } from '../../record/badges/RecordBadges.tsx';
import { ColumnValue } from '../ColumnValue.tsx';
import type { ListRowProps } from '../ListRow.tsx';
import { RowActions } from '../RowActions.tsx';
import { cardEntries } from './cardEntries.ts';
import { factsOf, type CardColumns } from './cardFacts.ts';

/** Values that say nothing without the name of their column. */
const NEEDS_LABEL: readonly Cell[] = ['number', 'count', 'yes-no', 'yes-only', 'datetime'];

export interface RecordItemProps extends Omit<ListRowProps, 'columns' | 'place' | 'branch'> {
  readonly columns: CardColumns;
  readonly badges: readonly BadgeModel[];
}

/** One record as a card: its name with its state, then the first facts; its actions at the end. */
export const RecordItem = memo(function RecordItem(props: RecordItemProps): ReactNode {
  const { record, name, columns, badges, selectable, selected, busy } = props;
  const { onSelect, linkOf, onShow, entriesOf, onMore } = props;
  const text = useText();
  const { inView, underMenu } = cardEntries(entriesOf?.(record) ?? []);
  return (
    <RecordContextProvider value={record}>
      <li data-chosen={selected || undefined} aria-busy={busy || undefined}>
        {selectable && (
          <span data-check>
            <Checkbox
              checked={selected}
              aria-label={text('pages.list.select', { name })}
              onChange={(on) => onSelect(record, on)}
            />
          </span>
        )}
        <div data-text>
          <div data-name>
            <span>
              {columns.name && (
                <ColumnValue
                  column={columns.name}
                  record={record}
                  linkOf={linkOf}
                  onShow={onShow}
                />
              )}
            </span>
            <RecordBadges badges={badges} record={record} pressing most={1} />
          </div>
          <Facts {...props} />
        </div>
        {underMenu.length > 0 && (
          <div data-end>
            <RowActions name={name} busy={busy} entries={underMenu} allInMenu onMore={onMore} />
          </div>
        )}
        {inView.length > 0 && (
          <div data-below>
            <RowActions name={name} busy={busy} entries={inView} onMore={onMore} />
          </div>
        )}
      </li>
    </RecordContextProvider>
  );
});

function Facts({ record, columns, linkOf, onShow }: RecordItemProps): ReactNode {
  const text = useText();
  const facts = factsOf(record, columns.facts);
  if (facts.length === 0) return null;
  return (
    <dl data-facts>
      {facts.map((column) => (
        <div
          key={column.field}
          data-plain={NEEDS_LABEL.includes(column.cell) && !column.slot ? undefined : true}
          title={text(column.model.label)}
        >
          <dt>{text(column.model.label)}</dt>
          <dd>
            <ColumnValue
              column={column}
              record={record}
              linkOf={linkOf}
              onShow={onShow}
              inWords={column.cell === 'reachability'}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
