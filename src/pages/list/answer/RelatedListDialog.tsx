import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { ActionEffect, Action } from '../../../../codegen/model/offers.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useResourceList } from '../listContexts.ts';
import { NestedListContext } from '../nested/NestedListContext.ts';
import { useNameOf } from '../../useNameOf.ts';
import { pageQuery } from '../../rowEntries.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RelatedListDialogProps {
  readonly action: Action;
  readonly does: Extract<ActionEffect, { kind: 'list' }>;
  readonly record: RaRecord;
  onClose(): void;
}

/** The records of another resource that belong to a row, such as the permissions that grant it. */
export function RelatedListDialog(props: RelatedListDialogProps) {
  const { action, does, record, onClose } = props;
  const { definition, route, query } = useResourceList();
  const text = useText();
  const nestedList = use(NestedListContext);
  const nameOf = useNameOf(definition.id);
  const { me } = useSession();
  const list = useMemo(
    () => ({ ...does, where: pageQuery(does.where, { record, me, query }) }),
    [does, me, query, record],
  );
  return (
    <DialogFrame
      maxWidth="lg"
      title={text('answer.title', {
        action: text(action.label),
        name: nameOf(record),
      })}
      onClose={onClose}
    >
      {nestedList({ list, record, route, paging: 'dialog' })}
    </DialogFrame>
  );
}
