import Alert from '@mui/material/Alert';
import type { CheckRow } from '../checkRow.ts';
import type { ImportRow } from '../importRow.ts';
import { problemText } from '../problemText.ts';
import { useText } from '../../../i18n/useText.ts';

export interface RowProblemsProps {
  /** The focused row. */
  readonly row: ImportRow | undefined;
  readonly check: CheckRow;
}

/** The full problems of a row that is not sent yet. */
export function RowProblems({ row, check }: RowProblemsProps) {
  const text = useText();
  const reason = row?.status === 'pending' ? problemText(check(row), text) : undefined;
  if (!row || reason === undefined) return null;
  return (
    <Alert severity="warning" role="status" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {text('transfer.rowError', { row: row.index + 1, reason })}
    </Alert>
  );
}
