import type { RaRecord } from 'ra-core';
import type { ActionModel, ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import AnswerDialog from './AnswerDialog.tsx';
import { ListedDialog } from './ListedDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';

/** A row that is told of: itself, or what an action tells of it. */
export interface RowDialogMode {
  readonly action?: ActionModel;
  readonly record: RaRecord;
}

export interface RowDialogProps extends RowDialogMode {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** What the list is about, for `$query`. */
  readonly query: Readonly<Record<string, string>>;
  onClose(): void;
}

/** The dialog about one row that is open. */
export default function RowDialog({ action, route, query, ...given }: RowDialogProps) {
  if (!action) return <RecordDialog {...given} />;
  const { call } = action;
  if (call.kind !== 'list') return <AnswerDialog {...given} action={action} />;
  return <ListedDialog {...given} action={action} call={call} route={route} query={query} />;
}
