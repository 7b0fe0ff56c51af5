import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { saveFile } from '@gatehouse-console/engine/pages/transfer/saveFile.ts';
import { CopyText } from './CopyText.tsx';
import { useTaskLog } from './useTaskLog.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { MONOSPACE } from '@gatehouse-console/engine/theme/fonts.ts';
import { styled } from '@mui/material/styles';

/**
 * The log of a task in a window of its own (spec 1, section 2.9): at the address that the console
 * opens, and at the one that the server links to.
 */
export default function CeleryTaskLog({ route }: PageProps) {
  const text = useText();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const type = query.get('type');
  const kind = type === 'celery' || type === 'ansible' ? type : undefined;
  const log = useTaskLog(id, kind);
  const title = text(route.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const empty = log.text === '';
  return (
    <Box
      component="main"
      sx={{ display: 'flex', flexDirection: 'column', gap: 3, height: '100vh', padding: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box component="h1" sx={{ typography: 'h1', margin: 0 }}>
          {title}
        </Box>
        <Box component="span" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {text(log.failed ? 'jobs.log.failed' : `jobs.log.${log.status}`)}
        </Box>
        <CopyText label={text('listTable.copy')} text={log.text} />
        <Button
          variant="outlined"
          disabled={empty}
          onClick={() => saveFile(`${id}.log`, new Blob([log.text], { type: 'text/plain' }))}
        >
          {text('jobs.log.download')}
        </Button>
      </Box>
      <Box sx={{ height: 4 }}>
        {log.status !== 'ended' && <LinearProgress aria-label={text('jobs.log.running')} />}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', '& > pre': { flex: 1 } }}>
        <LogText label={text('jobs.log.text')} text={log.text} />
      </Box>
    </Box>
  );
}

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
    fontFamily: MONOSPACE,
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
function LogText({ label, text }: { readonly label: string; readonly text: string }) {
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
