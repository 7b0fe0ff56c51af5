import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

const Text = styled('pre')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: '12px 16px',
    minHeight: 160,
    overflow: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    background: palette.background.paper,
    color: palette.text.primary,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

/** Scrolled this close to the end, the text follows its growth. */
const NEAR_PX = 48;

/** The log of a task, scrolled to the end while the reader is there. */
export function LogText({ label, text }: { readonly label: string; readonly text: string }) {
  const box = useRef<HTMLPreElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [text]);
  return (
    <Text
      ref={box}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      role="log"
      aria-label={label}
      data-log
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
    >
      {text}
    </Text>
  );
}
