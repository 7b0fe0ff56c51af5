import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { ActionEffect, Action } from '../../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { NestedListContext } from '../nested/NestedListContext.ts';
import { useNameOf } from '../../useNameOf.ts';
import { pageQuery } from '../../rowEntries.ts';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { useText } from '../../../i18n/useText.ts';

interface RelatedListDialogProps {
  readonly definition: ResourceDefinition;
  readonly action: Action;
  readonly does: Extract<ActionEffect, { kind: 'list' }>;
  readonly record: RaRecord;
  readonly route: RouteRecord;
  readonly query: Readonly<Record<string, string>>;
  onClose(): void;
}

/** The records of another resource that belong to a row, such as the permissions that grant it. */
export function RelatedListDialog(props: RelatedListDialogProps) {
  const { definition, action, does, record, route, query, onClose } = props;
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
