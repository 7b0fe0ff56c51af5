import OpenIcon from '@mui/icons-material/ChevronRight';
import type { ReactNode } from 'react';

/** The arrow before what can be expanded: to the end of the line, and down when it is open. */
export function TreeArrow({ open }: { readonly open: boolean }): ReactNode {
  return (
    <OpenIcon
      aria-hidden
      style={{
        flex: 'none',
        fontSize: 18,
        transition: 'transform 120ms',
        transform: open ? 'rotate(90deg)' : undefined,
      }}
    />
  );
}
