import type { RaRecord } from 'ra-core';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { ListState } from '../list/listState.ts';

/** The list to export or import. */
export interface TransferProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel;
  readonly fields: readonly FieldModel[];
  readonly state: ListState;
  /** Query of every call of this list. */
  readonly where: Readonly<Record<string, string>>;
  readonly selected: readonly RaRecord[];
}

export interface TransferDialogProps extends TransferProps {
  readonly open: boolean;
  onClose(): void;
}
