import Paper from '@mui/material/Paper';
import { useText } from '../../i18n/useText.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { LoadingBox } from '../LoadingBox.tsx';

const HEIGHT_PX = 480;

interface FormLoadingProps {
  readonly error: unknown;
  onRetry(): void;
}

/** Shown on a form page until its data is loaded: a skeleton or the failure. */
export function FormLoading({ error, onRetry }: FormLoadingProps) {
  const text = useText();
  if (!error) return <LoadingBox height={HEIGHT_PX} />;
  return (
    <Paper variant="outlined">
      <LoadFailed title={text('pages.form.loadFailed')} error={error} onRetry={onRetry} />
    </Paper>
  );
}
