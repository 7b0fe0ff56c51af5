import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { LeaveDialog } from '@gatehouse-console/engine/pages/form/LeaveDialog.tsx';
import { useLeaveGuard } from '@gatehouse-console/engine/pages/form/useLeaveGuard.ts';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import type { TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { mergedPermissions } from './chosenPermissions.ts';
import { comparedPermissions, type PermissionDifference } from './comparedPermissions.ts';
import { PermissionChoice } from './PermissionChoice.tsx';
import { numbersOf, permitted } from './permissionTree.ts';
import { RoleSentence } from './RoleSentence.tsx';
import { readPermissions, useRolePermissions } from './rolePermissions.ts';
import type { RoleScope } from './useRoleScope.ts';
import Alert from '@mui/material/Alert';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import Button from '@mui/material/Button';
import { FormBar } from '@gatehouse-console/engine/pages/form/FormBar.tsx';

const HEIGHT_PX = 320;

interface PermissionCardProps {
  readonly scope: RoleScope;
  readonly role: string;
  readonly builtin: boolean;
  /** How many users have the role. */
  readonly members: number;
}

/** The permissions of a role as a tree; changes are sent by Save. */
export function PermissionCard(props: PermissionCardProps): ReactNode {
  const { scope, role } = props;
  const text = useText();
  const tree = useRolePermissions(scope, role);
  return (
    <Card title={text('roles.permissions')}>
      <Loaded query={tree} height={HEIGHT_PX} failed={text('roles.failed')}>
        {(entries) => (
          <SavedPermissions {...props} entries={entries} onSaved={() => void tree.refetch()} />
        )}
      </Loaded>
    </Card>
  );
}

interface SavedPermissionsProps extends PermissionCardProps {
  readonly entries: readonly TreeEntry[];
  onSaved(): void;
}

function SavedPermissions(props: SavedPermissionsProps) {
  const { scope, role, builtin, members, entries, onSaved } = props;
  const text = useText();
  const gate: OwnGate = { permissions: [`rbac.change_${scope}role`] };
  const may = useGate(gate).open && !builtin;
  /** What the changes are compared with: what is read later replaces it while there are none. */
  const [base, setBase] = useState(entries);
  const start = useMemo(() => permitted(base), [base]);
  const [held, setHeld] = useState<ReadonlySet<string>>(start);
  const { busy, run } = useCall();
  const [isSaved, setSaved] = useState(false);
  const changes = useMemo(() => comparedPermissions(held, start), [held, start]);
  const hasChanges = !isSaved && changes.here.size + changes.there.size > 0;
  if (entries !== base && !hasChanges) {
    setBase(entries);
    setHeld(permitted(entries));
    setSaved(false);
  }
  const guard = useLeaveGuard(() => hasChanges);

  const save = () =>
    run(
      async () => {
        // The server replaces all permissions: changes made by other users meanwhile are kept.
        const now = await readPermissions(scope, role);
        // Permissions that the server does not list for this role have no id and are dropped.
        const permissions = numbersOf(now, mergedPermissions(start, held, permitted(now)));
        const address = apiAddress(`rbac/${scope}-roles/:id`, role);
        await request(address, { method: 'PATCH', body: { permissions }, quiet: true });
        setSaved(true);
        onSaved();
      },
      { done: text('roles.saved') },
    );
  return (
    <>
      <RoleSentence scope={scope} entries={entries} held={held} members={members} />
      {!may && <ClosedPermissions scope={scope} role={role} builtin={builtin} />}
      <PermissionChoice
        scope={scope}
        role={role}
        entries={entries}
        held={held}
        closed={!may}
        onChange={(next) => {
          setSaved(false);
          setHeld(next);
        }}
      />
      {may && (
        <SavePermissions
          changes={changes}
          busy={busy}
          onSave={() => void save()}
          onDiscard={() => setHeld(start)}
        />
      )}
      <LeaveDialog guard={guard} onLeave={() => setHeld(start)} />
    </>
  );
}

interface ClosedPermissionsProps {
  readonly scope: RoleScope;
  readonly role: string;
  readonly builtin: boolean;
}

/** Why the permissions cannot be changed, and what can be done instead. */
function ClosedPermissions({ scope, role, builtin }: ClosedPermissionsProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const adds: OwnGate = { permissions: [`rbac.add_${scope}role`] };
  const mayAdd = useGate(adds).open;
  const clone = routes.address('RoleCreate', {}, { clone_from: role });
  const offered = builtin && clone !== undefined && mayAdd;
  return (
    <Alert
      severity="info"
      sx={{ margin: 4, marginBottom: 0 }}
      action={offered && <PushLink to={clone}>{text('roles.clone')}</PushLink>}
    >
      {text(builtin ? 'roles.builtin' : 'roles.readOnly')}
    </Alert>
  );
}

interface SavePermissionsProps {
  /** What was chosen, compared with what is saved. */
  readonly changes: PermissionDifference;
  readonly busy: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** The buttons below the permissions, always in view, with the number of changes. */
function SavePermissions({ changes, busy, onSave, onDiscard }: SavePermissionsProps): ReactNode {
  const text = useText();
  const added = changes.here.size;
  const removed = changes.there.size;
  const unchanged = added + removed === 0;
  return (
    <FormBar sx={{ padding: '12px 16px' }}>
      <Button variant="contained" disabled={unchanged} loading={busy} onClick={onSave}>
        {text('roles.save')}
      </Button>
      <Button disabled={unchanged || busy} onClick={onDiscard}>
        {text('roles.discard')}
      </Button>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {unchanged
          ? text('pages.form.changes.none')
          : text('roles.changes', { smart_count: added + removed, added, removed })}
      </Box>
    </FormBar>
  );
}
