import Box, { type BoxProps } from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The buttons at the end of a form, always in view. The focused element stays above them, at any height of theirs
 * (WCAG 2.2, criterion 2.4.11).
 */
export function FormBar({ sx, ...props }: Omit<BoxProps<'div'>, 'ref'>): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return <Box {...props} ref={bar} sx={[BAR, ...[sx ?? []].flat()]} />;
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: { xs: '10px 16px', sm: '12px 24px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  borderRadius: 'inherit',
} as const;
