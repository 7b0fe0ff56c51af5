import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useMemo, useState } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import { apiAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import { Card } from '../../controls/Card.tsx';
import { LoadingBox } from '../../pages/LoadingBox.tsx';
import { useFailureText } from '../../pages/useFailureText.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { OwnGate } from '../../session/useGate.ts';
import { CheckTree } from '../../pages/tree/CheckTree.tsx';
import { placeOf, readTree, type TreeEntry } from '../../pages/tree/readTree.ts';
import { mergedPermissions, withRequired, withoutDependent } from './chosenPermissions.ts';
import type { RoleScope } from './useRoleScope.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const HEIGHT_PX = 320;

export interface PermissionCardProps {
  readonly scope: RoleScope;
  readonly role: string;
  readonly builtin: boolean;
}

/** The permissions of a role as a tree; changes are sent by Save. */
export function PermissionCard({ scope, role, builtin }: PermissionCardProps) {
  const text = useText();
  const tree = useRequest(['role permissions', scope, role], (signal) =>
    readPermissions(scope, role, signal),
  );
  return (
    <Box sx={{ marginTop: 4 }}>
      <Card title={text('roles.permissions')}>
        {tree.data ? (
          <PermissionChoice
            key={tree.dataUpdatedAt}
            scope={scope}
            role={role}
            builtin={builtin}
            entries={tree.data}
            onSaved={() => void tree.refetch()}
          />
        ) : tree.error ? (
          <Box role="alert" sx={{ padding: 4 }}>
            {text('roles.failed')}{' '}
            <Button size="small" onClick={() => void tree.refetch()}>
              {text('roles.retry')}
            </Button>
          </Box>
        ) : (
          <LoadingBox height={HEIGHT_PX} />
        )}
      </Card>
    </Box>
  );
}

interface PermissionChoiceProps extends PermissionCardProps {
  readonly entries: readonly TreeEntry[];
  onSaved(): void;
}

function PermissionChoice({ scope, role, builtin, entries, onSaved }: PermissionChoiceProps) {
  const text = useText();
  const notify = useNotify();
  const failureText = useFailureText();
  const { gateContext } = useSession();
  const gate: OwnGate = { permissions: [`rbac.change_${scope}role`] };
  const may = decideGate(gate, gateContext).open;
  const leaves = useMemo(() => leavesOf(entries), [entries]);
  const nodes = useMemo(
    () =>
      entries.map((entry) => ({
        ...placeOf(entry, entry.type === 'perm'),
        ...(entry.type === 'perm' && { value: entry.title }),
        name: withoutCount(entry.name),
        closed: entry.closed || !may,
      })),
    [entries, may],
  );
  const start = useMemo(() => permitted(leaves), [leaves]);
  const [held, setHeld] = useState<ReadonlySet<string>>(start);
  const [busy, setBusy] = useState(false);
  const changed = held.size !== start.size || [...held].some((name) => !start.has(name));

  const save = async () => {
    setBusy(true);
    try {
      // The server replaces all permissions: changes made by other people meanwhile are kept.
      const now = leavesOf(await readPermissions(scope, role));
      const wanted = mergedPermissions(start, held, permitted(now));
      // Permissions that the server does not list for this role have no id and are dropped.
      const permissions = now.filter(({ title }) => wanted.has(title)).map(({ id }) => Number(id));
      const address = apiAddress(`rbac/${scope}-roles/:id`, role);
      await request(address, { method: 'PATCH', body: { permissions }, quiet: true });
      notify(text('roles.saved'), { type: 'success' });
      onSaved();
    } catch (error) {
      const message = failureText(error);
      if (message) notify(message, { type: 'error', multiLine: true });
    }
    setBusy(false);
  };

  return (
    <>
      <CheckTree
        label={text('roles.permissions')}
        nodes={nodes}
        checked={held}
        onChange={(names, on) =>
          setHeld(on ? withRequired(held, names) : withoutDependent(held, names))
        }
      />
      <Box sx={{ padding: '0 16px 16px' }}>
        {builtin ? (
          text('roles.builtin')
        ) : (
          <Button
            variant="contained"
            disabled={!changed || !may}
            loading={busy}
            onClick={() => void save()}
          >
            {text('roles.save')}
          </Button>
        )}
      </Box>
    </>
  );
}

async function readPermissions(scope: RoleScope, role: string, signal?: AbortSignal) {
  const address = apiAddress(`rbac/${scope}-roles/:id/permissions/tree`, role);
  return readTree(await request(address, { ...(signal && { signal }), quiet: true }));
}

function leavesOf(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return entries.filter(({ type }) => type === 'perm');
}

function permitted(leaves: readonly TreeEntry[]): ReadonlySet<string> {
  return new Set(leaves.filter(({ checked }) => checked).map(({ title }) => title));
}

/** The server appends counts to names: `User(1/4)`. */
function withoutCount(name: string): string {
  return name.replace(/\s*\(\d+\/\d+\)$/, '');
}
