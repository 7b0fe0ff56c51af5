import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useResourceList } from '../listContexts.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { ListSearchBox, type ListSearchBoxProps } from './ListSearchBox.tsx';
import { useListContext } from 'ra-core';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { VISUALLY_HIDDEN } from '../../../theme/visuallyHidden.ts';

const DateRangePicker = lazyPart(() => import('../dates/DateRangePicker.tsx'));
const LiveMark = lazyPart(() => import('../live/LiveMark.tsx'));

/** Mark of a live list, range of dates, search box with its tags, saved views. */
export default function ListSearch({ readPlaceholder }: ListSearchBoxProps): ReactNode {
  const { list, state, rules, change } = useResourceList();
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
      <ListSearchBox readPlaceholder={readPlaceholder} />
      <ViewsButton />
    </>
  );
}

/**
 * Says what the pager does not, once the rows are there: the new order of a list, and that nothing was found
 * (WCAG 2.2, criterion 4.1.3). Only what the user asked for is said, not what comes by itself.
 */
function ListNews(): ReactNode {
  const { definition, list } = useResourceList();
  const { page, perPage, sort, filterValues, total = 0, isFetching } = useListContext();
  const text = useText();
  const { number } = useFormats();
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const order = JSON.stringify(sort);
  const [told, setTold] = useState({ asked, order, words: '' });
  if (told.asked !== asked && !isFetching) {
    const from = (page - 1) * perPage + 1;
    const to = Math.min(page * perPage, total);
    const label = definition.fields?.find(({ name }) => name === sort.field)?.label;
    const words = [
      total === 0 && text('pages.list.noRows'),
      total > 0 &&
        // The pager of a live list says nothing.
        list.live &&
        text('pages.list.range', { from: number(from), to: number(to), total: number(total) }),
      told.order !== order &&
        label !== undefined &&
        text(sort.order === 'DESC' ? 'listNews.descending' : 'listNews.ascending', {
          column: text(label),
        }),
    ];
    setTold({ asked, order, words: words.filter(Boolean).join('. ') });
  }
  return (
    <div role="status" style={VISUALLY_HIDDEN}>
      {told.words}
    </div>
  );
}
