import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { CutNotice } from '@gatehouse-console/engine/controls/CutNotice.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { HOSTS_WITHOUT_QUESTION } from './dangerousCommand.ts';
import { MONOSPACE } from '@gatehouse-console/engine/theme/fonts.ts';
import type { SystemUsers } from './useSystemUsers.ts';

const ROWS = { least: 4, most: 14 };

interface CommandFormProps {
  /** Undefined while they are loading. */
  readonly users: SystemUsers | undefined;
  readonly user: string | undefined;
  readonly command: string;
  onUser(id: string): void;
  onCommand(command: string): void;
  /** Ctrl+Enter in the command. */
  onRun(): void;
}

/** The system user and the command. */
export function CommandForm(props: CommandFormProps): ReactNode {
  const { users, user, command, onUser, onCommand, onRun } = props;
  const text = useText();
  const none = users !== undefined && !users.rows.some(({ usable }) => usable);
  return (
    <Card title={text('jobs.batch.command')} padded>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'grid', rowGap: 1, justifyItems: 'start' }}>
          <Box component="label" htmlFor="command-user" sx={{ color: 'text.secondary' }}>
            {text('jobs.batch.user')}
          </Box>
          <Select
            id="command-user"
            value={user ?? ''}
            describedBy={none ? 'command-user-help' : undefined}
            choices={[
              ...(user === undefined
                ? [{ value: '', label: text('jobs.batch.chooseUser'), disabled: true }]
                : []),
              ...(users?.rows ?? []).map(({ id, name, usable }) => ({
                value: id,
                label: usable ? name : text('jobs.batch.unusable', { name }),
                disabled: !usable,
              })),
            ]}
            onChange={onUser}
          />
          {users && <CutNotice shown={users.rows.length} total={users.total} />}
          {none && (
            <FormHelperText id="command-user-help">{text('jobs.batch.noUsers')}</FormHelperText>
          )}
        </Box>
        <TextField
          label={text('jobs.batch.command')}
          value={command}
          onChange={(event) => onCommand(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRun();
          }}
          multiline
          minRows={ROWS.least}
          maxRows={ROWS.most}
          helperText={text('jobs.batch.help', { count: HOSTS_WITHOUT_QUESTION })}
          slotProps={{
            htmlInput: { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' },
            input: { sx: { fontFamily: MONOSPACE } },
            formHelperText: { sx: { marginInline: 0 } },
          }}
        />
      </Box>
    </Card>
  );
}
