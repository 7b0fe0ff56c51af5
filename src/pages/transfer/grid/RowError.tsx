import Alert from '@mui/material/Alert';
import type { ImportRow } from '../importRow.ts';
import { useText } from '../../../i18n/useText.ts';

/** The full error of a failed row. */
export function RowError({ row }: { readonly row: ImportRow | undefined }) {
  const text = useText();
  if (!row || typeof row.status === 'string') return null;
  return (
    <Alert severity="error" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {text('transfer.rowError', { row: row.index + 1, reason: row.status.error })}
    </Alert>
  );
}
