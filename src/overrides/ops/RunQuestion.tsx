import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { useText } from '../../i18n/useText.ts';
import { dangerousParts } from './dangerousCommand.ts';

/** More lines would not be read. */
const LINES_SHOWN = 8;

interface RunQuestionProps {
  readonly open: boolean;
  readonly command: string;
  readonly hosts: readonly string[];
  readonly user: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a command runs on many hosts or could destroy something. */
export function RunQuestion(props: RunQuestionProps): ReactNode {
  const { open, command, hosts, user, onConfirm, onCancel } = props;
  const text = useText();
  const parts = dangerousParts(command);
  const about = { smart_count: hosts.length, user };
  return (
    <Confirmation
      open={open}
      wide
      title={text('jobs.batch.question', about)}
      names={hosts}
      confirmLabel={text('jobs.batch.runOn', about)}
      danger={parts.length > 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {parts.map(({ danger, words }) => (
        <p key={danger}>
          <Box component="strong" sx={{ color: 'error.main' }}>
            <code>{words}</code>
          </Box>{' '}
          {text(`jobs.batch.danger.${danger}`)}
        </p>
      ))}
      <Box
        component="pre"
        sx={{
          padding: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          whiteSpace: 'pre-wrap',
          color: 'text.primary',
        }}
      >
        {firstLines(command)}
      </Box>
      <p>{text('jobs.batch.noStop')}</p>
    </Confirmation>
  );
}

function firstLines(command: string): string {
  const lines = command.split('\n');
  return lines.length > LINES_SHOWN ? [...lines.slice(0, LINES_SHOWN), '…'].join('\n') : command;
}
