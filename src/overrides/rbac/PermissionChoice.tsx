import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { CutNotice } from '@gatehouse-console/engine/controls/CutNotice.tsx';
import { LabelledCheckbox } from '@gatehouse-console/engine/controls/LabelledCheckbox.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { openedPart } from '@gatehouse-console/engine/controls/openedPart.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { CheckTree } from '@gatehouse-console/engine/pages/tree/CheckTree.tsx';
import type { TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';
import { withoutDependent, withRequired } from './chosenPermissions.ts';
import { comparedPermissions } from './comparedPermissions.ts';
import { permissionNodes, permitted } from './permissionTree.ts';
import { useRolePermissions } from './rolePermissions.ts';
import type { RoleScope } from './useRoleScope.ts';
import { useRoles } from './useRoles.ts';

const OpenedPages = openedPart(() => import('./OpenedPages.tsx'));

/** The tree scrolls by itself, so that the buttons below stay near. */
const TREE_HEIGHT = { xs: '60vh', md: 'max(320px, calc(100vh - 420px))' };

interface PermissionChoiceProps {
  readonly scope: RoleScope;
  /** The role of the page, which is not compared with itself. */
  readonly role?: string;
  readonly entries: readonly TreeEntry[];
  readonly held: ReadonlySet<string>;
  /** Nothing can be changed. */
  readonly closed: boolean;
  onChange(held: ReadonlySet<string>): void;
}

/** The tree of permissions, what differs from another role, and what they open. */
export function PermissionChoice(props: PermissionChoiceProps): ReactNode {
  const { scope, role, entries, held, closed, onChange } = props;
  const text = useText();
  const list = useRoles(scope);
  const roles = list?.roles ?? [];
  const others = roles.filter(({ id }) => id !== role);
  const [other, setOther] = useState<string>();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const otherTree = useRolePermissions(scope, other).data;
  const otherName = others.find(({ id }) => id === other)?.name ?? '';
  const difference = useMemo(
    () => otherTree && comparedPermissions(held, permitted(otherTree)),
    [held, otherTree],
  );
  const narrowed = onlyDifferent && difference !== undefined;
  const nodes = permissionNodes(entries, {
    closed,
    difference,
    onlyDifferent: narrowed,
    note: (name) => {
      if (difference?.here.has(name)) return text('roles.onlyHere');
      return difference?.there.has(name) ? text('roles.onlyThere', { name: otherName }) : undefined;
    },
  });
  return (
    <>
      {others.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 4,
            padding: '8px 16px 0',
          }}
        >
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            {text('roles.compare')}
            <Select
              value={other ?? ''}
              choices={[
                { value: '', label: text('roles.compareNone') },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(id) => setOther(id === '' ? undefined : id)}
            />
          </Box>
          {list && <CutNotice shown={roles.length} total={list.total} />}
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {difference &&
              text('roles.difference', {
                here: difference.here.size,
                there: difference.there.size,
                name: otherName,
              })}
          </Box>
          {difference && (
            <LabelledCheckbox
              label={text('roles.onlyDifferent')}
              checked={onlyDifferent}
              onChange={setOnlyDifferent}
            />
          )}
        </Box>
      )}
      <Box sx={{ paddingInline: 2 }}>
        <CheckTree
          // The differences are all in view at once.
          key={narrowed ? otherName : ''}
          label={text('roles.permissions')}
          searchLabel={text('roles.search')}
          nodes={nodes}
          checked={held}
          maxHeight={TREE_HEIGHT}
          onChange={(names, on) =>
            onChange(on ? withRequired(held, names) : withoutDependent(held, names))
          }
        />
      </Box>
      <OpenedPages held={held} />
    </>
  );
}
