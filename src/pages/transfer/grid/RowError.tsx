import Alert from '@mui/material/Alert';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import type { ImportRow } from '../importRow.ts';

/** What is wrong with a failed row, in full. */
export function RowError({ row }: { readonly row: ImportRow | undefined }) {
  const words = usePartWords('later');
  if (!row || typeof row.status === 'string') return null;
  return (
    <Alert severity="error" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {words('transfer.rowError', { row: row.index + 1, reason: row.status.error })}
    </Alert>
  );
}
