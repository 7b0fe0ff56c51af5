import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { request } from '../../api/client.ts';
import type { OwnChoice } from '../../fields/ownChoice.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { PeopleSelect } from './PeopleSelect.tsx';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const USERS: OwnChoice<'users.user'> = {
  name: 'users',
  type: 'references',
  label: 'resources.users.user.many' satisfies TextKey,
  options: { from: 'users/users/suggestions', text: 'name', secondary: 'username', value: 'id' },
};
const ROLES: OwnChoice<'rbac.orgrole'> = {
  name: 'org_roles',
  type: 'references',
  label: 'resources.users.user.fields.org_roles' satisfies TextKey,
  options: { from: 'rbac/org-roles', text: 'display_name', value: 'id' },
};

/**
 * Gives people who have an account roles in this organization (contract: users, section 1.4). The
 * server takes empty lists, too; this asks for at least one of each.
 */
export default function InviteDialog({ onClose }: Pick<ActionSlotProps, 'onClose'>) {
  const text = useText();
  const notify = useNotify();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const id = useId();
  const [users, setUsers] = useState<readonly string[]>([]);
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    if (users.length === 0 || roles.length === 0) return setProblem(text('invite.need'));
    setBusy(true);
    try {
      const body = { users, org_roles: roles };
      await request('users/users/invite', { method: 'POST', body, quiet: true });
      notify(text('invite.done'), { type: 'success' });
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="md" fullWidth onClose={() => onClose()}>
      <DialogTitle id={id}>{text('invite.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 4, paddingTop: 2 }}>
          <PeopleSelect
            field={USERS}
            label={text('invite.users')}
            value={users}
            required
            onChange={setUsers}
          />
          <PeopleSelect
            field={ROLES}
            label={text('invite.roles')}
            value={roles}
            required
            onChange={setRoles}
          />
          {problem !== undefined && (
            <Box role="alert" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
              {problem}
            </Box>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px' }}>
        <Button onClick={() => onClose()}>{text('invite.cancel')}</Button>
        <Button variant="contained" loading={busy} onClick={() => void send()}>
          {text('invite.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
