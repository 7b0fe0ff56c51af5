import { ListNews } from './ListNews.tsx';
import { useMemo } from 'react';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ListModel } from '../../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { filterOptions } from '../filterOptions.ts';
import type { PlaceholderInput } from './SearchBoxPlaceholder.tsx';
import { ListSearchBox } from './ListSearchBox.tsx';
import { searchKeys } from './searchTerms.ts';
import type { AddressedListState } from '../useListState.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const DateRangePicker = lazyPart(() => import('../dates/DateRangePicker.tsx'));
const LiveMark = lazyPart(() => import('../live/LiveMark.tsx'));

export interface ListSearchProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel;
  readonly fields: readonly FieldModel[];
  /** Query of every call of this list: these filters have no tags. */
  readonly query: Readonly<Record<string, string>>;
  readonly address: AddressedListState;
  readonly shown: readonly string[];
  /** What was typed into the placeholder. */
  readonly readPlaceholder: () => PlaceholderInput;
}

/** Mark of a live list, range of dates, search box with its tags, saved views. */
export default function ListSearch(props: ListSearchProps) {
  const { definition, list, fields, query, address, shown, readPlaceholder } = props;
  const text = useText();
  const { state, rules, change } = address;
  const keys = useMemo(
    () => searchKeys(list, query, fields, text, (one) => filterOptions(one, text)),
    [list, query, fields, text],
  );
  return (
    <>
      <ListNews fields={definition.fields ?? []} live={list.live !== undefined} />
      {list.live && <LiveMark live={list.live} />}
      {rules.dates && (
        <DateRangePicker
          range={state.dates}
          start={rules.dates.start}
          onChange={(dates) => change({ dates })}
        />
      )}
      <ListSearchBox
        readPlaceholder={readPlaceholder}
        search={state.search}
        filters={state.filters}
        keys={keys}
        filtersOnly={list.search === false}
        onSearch={(terms, typing) => change(terms, { replace: typing })}
      />
      <ViewsButton table={definition.id} state={state} rules={rules} shown={shown} />
    </>
  );
}
