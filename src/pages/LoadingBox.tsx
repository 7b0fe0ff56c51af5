import Skeleton from '@mui/material/Skeleton';
import { useText } from '../i18n/useText.ts';

/** A skeleton of a given height. */
export function LoadingBox({ height }: { readonly height: number }) {
  const text = useText();
  return (
    <output aria-busy="true" aria-label={text('pages.loading')} style={{ display: 'block' }}>
      <Skeleton variant="rounded" height={height} />
    </output>
  );
}
