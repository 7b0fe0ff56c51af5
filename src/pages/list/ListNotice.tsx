import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/EmptyState.tsx';
import { focusRows } from '../../controls/restoreFocus.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { PushButton } from '../../theme/buttons.ts';
import { useFailureText } from '../useFailureText.ts';

const NoRows = lazyPart(() => import('./NoRows.tsx'));

/** Stands in place of the rows: why there are none, and what to do about it. It stays in view when a table scrolls sideways. */
export function ListNotice(): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const { data, error, total = 0, refetch } = useListContext();
  if (!error && (!data || data.length > 0 || total > 0)) return null;
  return (
    <div style={{ position: 'sticky', insetInlineStart: 0 }}>
      {error ? (
        <EmptyState
          failed
          title={text('pages.list.failed')}
          action={
            <PushButton
              look="outlined"
              onClick={() => {
                void refetch();
                // The notice disappears with the press.
                focusRows();
              }}
            >
              {text('pages.retry')}
            </PushButton>
          }
        >
          {failureText(error)}
        </EmptyState>
      ) : (
        <NoRows />
      )}
    </div>
  );
}
