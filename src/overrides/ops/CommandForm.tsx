import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Select } from '../../controls/Select.tsx';
import type { SystemUser } from './useSystemUsers.ts';
import { useText } from '../../i18n/useText.ts';

const ROWS = 5;

export interface CommandFormProps {
  readonly users: readonly SystemUser[];
  readonly loaded: boolean;
  readonly user: string | undefined;
  readonly busy: boolean;
  onUser(id: string): void;
  onRun(command: string): void;
}

/** The command and its system user. */
export function CommandForm({ users, loaded, user, busy, onUser, onRun }: CommandFormProps) {
  const text = useText();
  const [command, setCommand] = useState('');
  const none = loaded && !users.some(({ usable }) => usable);
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('jobs.batch.command')}
      onSubmit={(event) => {
        event.preventDefault();
        onRun(command);
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <TextField
        label={text('jobs.batch.command')}
        value={command}
        onChange={(event) => setCommand(event.target.value)}
        multiline
        minRows={ROWS}
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' },
          input: { sx: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' } },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        <Box sx={{ display: 'grid', rowGap: 1 }}>
          <Box component="label" htmlFor="command-user" sx={{ color: 'text.secondary' }}>
            {text('jobs.batch.user')}
          </Box>
          <Select
            id="command-user"
            value={user ?? ''}
            describedBy={none ? 'command-user-help' : undefined}
            choices={[
              ...(user === undefined ? [{ value: '', label: '' }] : []),
              ...users.map(({ id, name, usable }) => ({
                value: id,
                label: name,
                disabled: !usable,
              })),
            ]}
            onChange={onUser}
          />
          {none && (
            <FormHelperText id="command-user-help">{text('jobs.batch.noUsers')}</FormHelperText>
          )}
        </Box>
        <Button type="submit" variant="contained" loading={busy}>
          {text('jobs.batch.run')}
        </Button>
      </Box>
    </Box>
  );
}
