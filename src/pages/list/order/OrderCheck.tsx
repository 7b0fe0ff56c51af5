import { useListContext, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { useText } from '../../../i18n/useText.ts';
import { useResourceList } from '../listContexts.ts';
import { isOutOfOrder } from './isOutOfOrder.ts';

/** Notices that the rows came in another order than was asked for, and says it once: the list offers that order no more. */
export function OrderCheck(): null {
  const { data, sort, isFetching } = useListContext();
  const { fields, ignoreOrder } = useResourceList();
  const notify = useNotify();
  const text = useText();
  useEffect(() => {
    const field = fieldAt(fields, sort.field);
    if (!field || !data || isFetching) return;
    if (!isOutOfOrder(field, data, sort.order === 'DESC')) return;
    ignoreOrder(sort.field);
    notify(text('listNews.unsorted', { column: text(field.label) }), { type: 'info' });
  }, [data, sort, isFetching, fields, ignoreOrder, notify, text]);
  return null;
}
