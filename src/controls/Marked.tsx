import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Mark = styled('mark')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    color: 'inherit',
    borderRadius: 2,
    background: `color-mix(in srgb, ${palette.warning.main} 30%, transparent)`,
  };
});

interface MarkedProps {
  readonly text: string;
  /** The word to mark, in any case; an empty one marks nothing. */
  readonly word: string;
}

/** A text in which each occurrence of a searched word is marked. */
export function Marked({ text, word }: MarkedProps): ReactNode {
  if (word === '') return text;
  const parts: ReactNode[] = [];
  const lower = text.toLocaleLowerCase();
  const wanted = word.toLocaleLowerCase();
  // In a few languages the lower case of a text has another length: positions would not fit.
  if (lower.length !== text.length) return text;
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    const end = at + wanted.length;
    parts.push(text.slice(from, at), <Mark key={at}>{text.slice(at, end)}</Mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
