import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { StatusSign } from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { timeText } from './recording.ts';
import { commandAt, type RecordedCommand } from './recordedCommands.ts';

const Row = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    columnGap: 8,
    width: '100%',
    minHeight: 28,
    padding: '3px 12px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&[aria-current]': {
      background: palette.action.selected,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
    },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& > code': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  };
});

interface RecordedCommandListProps {
  readonly commands: readonly RecordedCommand[];
  readonly more: boolean;
  /** Where the player is, in seconds. */
  readonly at: number;
  onPlay(command: RecordedCommand): void;
}

/** The commands of a recording, which follow the player; a press plays the moment of one. */
export function RecordedCommandList({
  commands,
  more,
  at,
  onPlay,
}: RecordedCommandListProps): ReactNode {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const now = commandAt(commands, at);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls, not the page.
    if (row && list.current) {
      list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
    }
  }, [now]);
  return (
    <Box component="section" aria-label={text('replay.commands')} sx={{ minWidth: 0 }}>
      {more && (
        <Alert severity="info">{text('replay.firstCommands', { count: commands.length })}</Alert>
      )}
      <Box
        component="ol"
        ref={list}
        sx={{
          position: 'relative',
          margin: 0,
          padding: 0,
          listStyle: 'none',
          overflowY: 'auto',
          maxHeight: 'var(--commands-height)',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {commands.map((command) => (
          <li key={command.id}>
            <Row
              type="button"
              aria-current={command === now || undefined}
              title={command.input}
              onClick={() => onPlay(command)}
            >
              <span style={{ fontVariantNumeric: 'tabular-nums' }}>{timeText(command.at)}</span>
              <code>{command.input}</code>
              {command.dangerous && (
                <Box
                  component="span"
                  sx={{
                    gridColumn: 2,
                    color: 'error.main',
                    // Red has too little contrast on the ground of the current row.
                    '[aria-current] > &': { color: 'text.primary' },
                  }}
                >
                  <StatusSign shape="cross" tone="bad" />{' '}
                  {text('resources.terminal.command.choices.risk_level.5')}
                </Box>
              )}
            </Row>
          </li>
        ))}
        {commands.length === 0 && (
          <Box component="li" sx={{ padding: 3, color: 'text.secondary' }}>
            {text('replay.noCommands')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
