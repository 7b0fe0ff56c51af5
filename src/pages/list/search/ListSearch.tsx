import { ListNews } from './ListNews.tsx';
import { useMemo } from 'react';
import { filterOptions } from '../filterOptions.ts';
import { useResourceList } from '../listContexts.ts';
import type { PlaceholderInput } from './SearchBoxPlaceholder.tsx';
import { ListSearchBox } from './ListSearchBox.tsx';
import { searchKeys } from './searchTerms.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const DateRangePicker = lazyPart(() => import('../dates/DateRangePicker.tsx'));
const LiveMark = lazyPart(() => import('../live/LiveMark.tsx'));

export interface ListSearchProps {
  /** What was typed into the placeholder. */
  readonly readPlaceholder: () => PlaceholderInput;
}

/** Mark of a live list, range of dates, search box with its tags, saved views. */
export default function ListSearch({ readPlaceholder }: ListSearchProps) {
  const text = useText();
  const { definition, list, fields, columns, query, state, rules, change } = useResourceList();
  const keys = useMemo(
    // Filters of every call have no tags.
    () => searchKeys(list, query, fields, text, (one) => filterOptions(one, text)),
    [list, query, fields, text],
  );
  return (
    <>
      <ListNews />
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
      <ViewsButton
        table={definition.id}
        state={state}
        rules={rules}
        shown={columns.map(({ field }) => field)}
      />
    </>
  );
}
