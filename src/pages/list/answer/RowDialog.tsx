import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import AnswerDialog from './AnswerDialog.tsx';
import { ListedDialog } from './ListedDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import type { RowDialogMode } from '../rowDialogMode.ts';

export interface RowDialogProps extends RowDialogMode {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** Query of the list, for `$query`. */
  readonly query: Readonly<Record<string, string>>;
  onClose(): void;
}

/** The open dialog about one row: its record, or the answer of an action. */
export default function RowDialog({ action, route, query, ...given }: RowDialogProps) {
  if (!action) return <RecordDialog {...given} />;
  const { call } = action;
  if (call.kind !== 'list') return <AnswerDialog {...given} action={action} />;
  return <ListedDialog {...given} action={action} call={call} route={route} query={query} />;
}
