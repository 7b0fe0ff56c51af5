import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { ActionEffect } from '../../../../codegen/model/offers.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { pageQuery } from '../../rowEntries.ts';
import { useResourceList } from '../listContexts.ts';
import { NestedListContext } from '../nested/NestedListContext.ts';

interface RelatedListProps {
  readonly does: Extract<ActionEffect, { kind: 'list' }>;
  readonly record: RaRecord;
}

/** The records of another resource that belong to a row, such as the permissions that grant it. */
export function RelatedList({ does, record }: RelatedListProps) {
  const { route, query } = useResourceList();
  const nestedList = use(NestedListContext);
  const { me } = useSession();
  const list = useMemo(
    () => ({ ...does, where: pageQuery(does.where, { record, me, query }) }),
    [does, me, query, record],
  );
  return nestedList({ list, record, route, paging: 'dialog' });
}
