import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import type { PartWords, WordKey } from '../../../generated/texts.ts';
import { request } from '../../api/client.ts';
import type { OwnChoice } from '../../fields/ownChoice.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import { PeopleSelect } from './PeopleSelect.tsx';

const USERS: OwnChoice<'users.user'> = {
  name: 'users',
  type: 'references',
  label: 'resources.users.user.many' satisfies WordKey,
  options: { from: 'users/users/suggestions', text: 'name', secondary: 'username', value: 'id' },
};
const ROLES: OwnChoice<'rbac.orgrole'> = {
  name: 'org_roles',
  type: 'references',
  label: 'resources.users.user.fields.org_roles' satisfies PartWords['resources.users'],
  options: { from: 'rbac/org-roles', text: 'display_name', value: 'id' },
};

/**
 * Gives people who have an account roles in this organization (contract: users, section 1.4). The
 * server takes empty lists, too; this asks for at least one of each.
 */
export default function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const words = usePartWords('later');
  const notify = useNotify();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const id = useId();
  const [users, setUsers] = useState<readonly string[]>([]);
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    if (users.length === 0 || roles.length === 0) return setProblem(words('invite.need'));
    setBusy(true);
    try {
      const body = { users, org_roles: roles };
      await request('users/users/invite', { method: 'POST', body, quiet: true });
      notify(words('invite.done'), { type: 'success' });
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="md" fullWidth onClose={onClose}>
      <DialogTitle id={id}>{words('invite.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 4, paddingTop: 2 }}>
          <PeopleSelect
            field={USERS}
            label={words('invite.users')}
            value={users}
            required
            onChange={setUsers}
          />
          <PeopleSelect
            field={ROLES}
            label={words('invite.roles')}
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
        <Button onClick={onClose}>{words('invite.cancel')}</Button>
        <Button variant="contained" loading={busy} onClick={() => void send()}>
          {words('invite.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
