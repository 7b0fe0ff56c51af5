import Paper from '@mui/material/Paper';
import { useText } from '../../i18n/useText.ts';
import { LoadFailed, type FailedQuery } from '../LoadFailed.tsx';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';

/** Widths of the labels of a form that is not there yet, in pixels. */
const LABELS_PX = [96, 128, 80, 144, 112, 88];

/** Shown on a form page until its data is loaded: a skeleton or the failure. */
export function FormLoading({ query }: { readonly query: FailedQuery }) {
  const text = useText();
  if (!query.error) return <FormSkeleton />;
  return (
    <Paper variant="outlined">
      <LoadFailed title={text('pages.form.loadFailed')} query={query} />
    </Paper>
  );
}

/** The outline of a form: labels beside inputs, as they will stand. */
export function FormSkeleton() {
  const text = useText();
  return (
    <Paper
      variant="outlined"
      component="output"
      aria-busy="true"
      aria-label={text('pages.loading')}
      sx={{ display: 'block', padding: { xs: 4, sm: 6 } }}
    >
      <Skeleton variant="text" width={160} sx={{ fontSize: 20, mb: 4 }} />
      {LABELS_PX.map((width) => (
        <Box
          key={width}
          sx={{
            display: { xs: 'block', sm: 'grid' },
            gridTemplateColumns: '180px minmax(0, 560px)',
            alignItems: 'center',
            gap: 4,
            mb: 5,
          }}
        >
          <Skeleton variant="text" width={width} />
          <Skeleton variant="rounded" height={36} />
        </Box>
      ))}
    </Paper>
  );
}
