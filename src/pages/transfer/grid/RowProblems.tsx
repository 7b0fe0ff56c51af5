import Alert from '@mui/material/Alert';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import type { CheckRow } from '../checkRow.ts';
import type { ImportRow } from '../importRow.ts';
import { problemText } from '../problemText.ts';

export interface RowProblemsProps {
  /** The row that has the focus. */
  readonly row: ImportRow | undefined;
  readonly check: CheckRow;
}

/** What would be refused of a row that is still to be sent, in full. */
export function RowProblems({ row, check }: RowProblemsProps) {
  const words = usePartWords('later');
  const reason = row?.status === 'pending' ? problemText(check(row), words) : undefined;
  if (!row || reason === undefined) return null;
  return (
    <Alert severity="warning" role="status" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {words('transfer.rowError', { row: row.index + 1, reason })}
    </Alert>
  );
}
