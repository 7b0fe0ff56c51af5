import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { RaRecord } from 'ra-core';
import { resolveAddress } from '../../../../codegen/model/references.ts';
import { fieldValue, isEmpty } from '../../../fields/values.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { ListColumn } from '../columns/listColumn.ts';
import { NamesCell } from './NamesCell.tsx';
import { useText } from '../../../i18n/useText.ts';

export interface FetchedNamesProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** Shown until the names are loaded. */
  readonly children: ReactNode;
}

export function FetchedNames({ column, record, children }: FetchedNamesProps) {
  const text = useText();
  const { profile } = useSession();
  const query = Object.fromEntries(new URLSearchParams(useLocation().search));
  const address = resolveAddress(column.names ?? '', { record, me: { ...profile }, query });
  return (
    <NamesCell address={address} label={text(column.model.label)}>
      {isEmpty(fieldValue(column.model, record)) ? text('cellNames.ask') : children}
    </NamesCell>
  );
}
