import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { LiveModel } from '../../../../codegen/model/lists.ts';
import { StatusSign } from '../../../controls/StatusIcon.tsx';
import { useText } from '../../../i18n/useText.ts';
import { PushButton } from '../../../theme/buttons.ts';
import { useLiveRows } from './useLiveRows.ts';
import { VISUALLY_HIDDEN } from '../../../theme/visuallyHidden.ts';

interface LiveMarkProps {
  readonly live: LiveModel;
}

/** Keeps the list around it up to date, says so, and can be paused (WCAG 2.2, criterion 2.2.2). */
export default function LiveMark({ live }: LiveMarkProps): ReactNode {
  const { filter = {} } = useListContext();
  const given: Readonly<Record<string, unknown>> = filter;
  const applies = Object.entries(live.where ?? {}).every(
    ([name, value]) => String(given[name]) === value,
  );
  return applies && <Mark every={live.every} />;
}

function Mark({ every }: { readonly every: number }): ReactNode {
  const text = useText();
  const { state, news, pause, resume } = useLiveRows(every);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flex: 'none' }}>
      {state === 'running' && (
        <PushButton aria-label={text('live.pause')} onClick={pause}>
          <StatusSign shape="dot" tone="good" />
          {text('live.on')}
          <PauseIcon />
        </PushButton>
      )}
      {state === 'paused' && (
        <PushButton aria-label={text('live.resume')} onClick={resume}>
          {text('live.paused')}
          <PlayIcon />
        </PushButton>
      )}
      {state === 'failed' && (
        <>
          <span>
            <StatusSign shape="cross" tone="bad" /> {text('live.failed')}
          </span>
          <PushButton aria-label={text('live.retry')} onClick={resume}>
            {text('pages.retry')}
          </PushButton>
        </>
      )}
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {state === 'failed'
          ? text('live.failed')
          : news && text('live.changed', { come: news.come, gone: news.gone })}
      </Box>
    </Box>
  );
}
