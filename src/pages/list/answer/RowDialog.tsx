import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import AnswerDialog from './AnswerDialog.tsx';
import { ListedDialog } from './ListedDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import type { RowDialogMode } from '../rowDialogMode.ts';

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
