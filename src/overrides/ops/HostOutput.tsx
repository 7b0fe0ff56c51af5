import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { Marked } from '../../controls/Marked.tsx';
import { StatusSign, type StatusSignProps } from '../../controls/StatusIcon.tsx';
import { useText } from '../../i18n/useText.ts';
import { CopyText } from './CopyText.tsx';
import type { HostAnswer, HostOutcome } from './hostAnswers.ts';

const SIGNS = {
  ok: { shape: 'check', tone: 'good' },
  failed: { shape: 'cross', tone: 'bad' },
  silent: { shape: 'cross', tone: 'quiet' },
  waiting: { shape: 'dot', tone: 'quiet' },
} as const satisfies Readonly<Record<HostOutcome, StatusSignProps>>;

interface HostOutputProps {
  readonly answer: HostAnswer;
  /** Marked in name and output. */
  readonly word: string;
  readonly open: boolean;
}

/** One host: its outcome, and what it wrote when that is unfolded. */
export function HostOutput({ answer, word, open }: HostOutputProps): ReactNode {
  const text = useText();
  const { host, outcome, output } = answer;
  const [first = ''] = output.split('\n');
  const heading = (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: 32 }}
    >
      <StatusSign {...SIGNS[outcome]} />
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <Marked text={host} word={word} />
      </Box>
      <span>{text(`jobs.answers.outcome.${outcome}`)}</span>
      <Box
        component="code"
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
          'details[open] &': { visibility: 'hidden' },
        }}
      >
        {first}
      </Box>
    </Box>
  );
  return (
    <Box
      component="li"
      sx={{ padding: '2px 16px', borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      {output === '' ? (
        // Without an arrow, in line with the others.
        <Box sx={{ paddingInlineStart: '22px' }}>{heading}</Box>
      ) : (
        <Disclosure label={heading} open={open}>
          <Box
            component="pre"
            sx={{
              margin: '4px 0 8px',
              padding: 2,
              borderRadius: 1,
              bgcolor: 'action.hover',
              fontSize: '0.8125rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <Marked text={output} word={word} />
          </Box>
          <Box sx={{ marginBottom: 2 }}>
            <CopyText label={text('jobs.answers.copy')} text={output} />
          </Box>
        </Disclosure>
      )}
    </Box>
  );
}
