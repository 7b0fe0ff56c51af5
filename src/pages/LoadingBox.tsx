import Skeleton from '@mui/material/Skeleton';
import { useWords } from '../i18n/useWords.ts';

/** Holds the place of what is being loaded. */
export function LoadingBox({ height }: { readonly height: number }) {
  const words = useWords();
  return (
    <output aria-busy="true" aria-label={words('pages.loading')} style={{ display: 'block' }}>
      <Skeleton variant="rounded" height={height} />
    </output>
  );
}
