import Alert from '@mui/material/Alert';
import { useWords } from '../../../i18n/useWords.ts';
import type { ImportRow } from '../importRow.ts';

/** What is wrong with a failed row, in full. */
export function RowError({ row }: { readonly row: ImportRow | undefined }) {
  const words = useWords();
  if (!row || typeof row.status === 'string') return null;
  return (
    <Alert severity="error" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {words('transfer.rowError', { row: row.index + 1, reason: row.status.error })}
    </Alert>
  );
}
