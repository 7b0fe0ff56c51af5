import type { ReactNode } from 'react';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useResourceList } from '../listContexts.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { ListNews } from './ListNews.tsx';
import { ListSearchBox, type ListSearchBoxProps } from './ListSearchBox.tsx';

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
