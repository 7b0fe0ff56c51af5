import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { TARGET_PX } from '../theme/sizes.ts';
import { TreeArrow } from './TreeArrow.tsx';

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: TARGET_PX,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
});

interface DisclosureProps {
  readonly label: ReactNode;
  /** At first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Content that is shown when its label is pressed. */
export function Disclosure({ label, open: first = false, children }: DisclosureProps): ReactNode {
  const [open, setOpen] = useState(first);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        <TreeArrow open={open} />
        {label}
      </Summary>
      {children}
    </details>
  );
}
