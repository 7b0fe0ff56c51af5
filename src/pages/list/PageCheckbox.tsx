import { useListContext } from 'ra-core';
import type { CSSProperties, ReactNode } from 'react';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { useText } from '../../i18n/useText.ts';
import { useListSelection } from './listContexts.ts';

/** Selects all rows of the page, or none. */
export function PageCheckbox({ style }: { readonly style?: CSSProperties }): ReactNode {
  const text = useText();
  const { data: rows = [] } = useListContext();
  const { has, toggleAll } = useListSelection();
  const selected = rows.filter(has).length;
  return (
    <Checkbox
      aria-label={text('pages.list.selectPage')}
      style={style}
      checked={(rows.length > 0 && selected === rows.length) || (selected > 0 && 'mixed')}
      disabled={rows.length === 0}
      onChange={(on) => toggleAll(rows, on)}
    />
  );
}
