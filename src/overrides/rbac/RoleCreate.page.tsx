import { useState, type ReactNode, useEffect } from 'react';
import FormPage from '@gatehouse-console/engine/pages/form/FormPage.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { RolePage } from './RolePage.tsx';
import { SendPermissions, type ChosenPermissions } from './SendPermissions.tsx';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { CutNotice } from '@gatehouse-console/engine/controls/CutNotice.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { PermissionChoice } from './PermissionChoice.tsx';
import { numbersOf, permitted } from './permissionTree.ts';
import { readPermissions, useRolePermissions } from './rolePermissions.ts';
import type { RoleScope } from './useRoleScope.ts';
import { useRoles } from './useRoles.ts';
import { textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/**
 * The form of a role: a new one with its permissions, perhaps a clone whose permissions the server
 * copies, or an existing one.
 */
export default function RoleCreate(props: PageProps): ReactNode {
  const [chosen] = useState((): ChosenPermissions => new Map());
  const isNew = props.route.action === 'create';
  return (
    <RolePage {...props}>
      {(definition, scope) => (
        <SendPermissions chosen={chosen}>
          <FormPage
            route={props.route}
            definition={definition}
            below={isNew && <NewRolePermissions key={scope} scope={scope} chosen={chosen} />}
          />
        </SendPermissions>
      )}
    </RolePage>
  );
}

const HEIGHT_PX = 320;
/** In the values of the form, so that it asks before the choice is lost. */
const FIELD = 'permissions';
/** The query parameter that names the role to copy (spec 1, section 2.9). */
const CLONE_PARAMETER = 'clone_from';

interface NewRolePermissionsProps {
  readonly scope: RoleScope;
  readonly chosen: ChosenPermissions;
}

/** The permissions of a new role, in its form. */
function NewRolePermissions({ scope, chosen }: NewRolePermissionsProps): ReactNode {
  const text = useText();
  const [query] = useSearchParams();
  const cloned = query.has(CLONE_PARAMETER);
  return (
    <Box
      component="section"
      aria-labelledby="role-permissions"
      sx={{ borderTop: 1, borderColor: 'divider', paddingTop: { xs: 4, sm: 6 } }}
    >
      <Box
        component="h2"
        id="role-permissions"
        sx={{ typography: 'h2', margin: 0, paddingInline: { xs: 4, sm: 6 } }}
      >
        {text('roles.permissions')}
      </Box>
      {cloned ? (
        <Box sx={{ padding: { xs: 4, sm: 6 } }}>{text('roles.cloned')}</Box>
      ) : (
        <NewChoice scope={scope} chosen={chosen} />
      )}
    </Box>
  );
}

function NewChoice({ scope, chosen }: NewRolePermissionsProps): ReactNode {
  const text = useText();
  const list = useRoles(scope);
  const roles = list?.roles ?? [];
  // The server has no tree of all permissions; that of any role offers the same ones.
  const tree = useRolePermissions(scope, roles[0]?.id);
  const { setValue } = useFormContext();
  const names = textsOf(useWatch({ name: FIELD }));
  const held = new Set(names);
  const choose = (next: ReadonlySet<string>) => setValue(FIELD, [...next], { shouldDirty: true });
  const [from, setFrom] = useState('');
  const entries = tree.data;
  const key = names.join(' ');
  useEffect(() => {
    chosen.set(FIELD, entries ? numbersOf(entries, new Set(key.split(' '))) : []);
    return () => {
      chosen.delete(FIELD);
    };
  }, [chosen, entries, key]);
  if (tree.error) return <EmptyLine failed>{text('roles.failed')}</EmptyLine>;
  if (!entries) return <LoadingBox height={HEIGHT_PX} />;
  const copy = async (role: string) => {
    setFrom(role);
    choose(role === '' ? new Set() : permitted(await readPermissions(scope, role)));
  };
  return (
    <>
      <Box
        component="label"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          paddingTop: 2,
          paddingInline: { xs: 4, sm: 6 },
        }}
      >
        {text('roles.startWith')}
        <Select
          value={from}
          choices={[
            { value: '', label: text('roles.startEmpty') },
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(role) => void copy(role)}
        />
        {list && <CutNotice shown={roles.length} total={list.total} />}
      </Box>
      <Box sx={{ paddingInline: { sm: 2 } }}>
        <PermissionChoice
          scope={scope}
          entries={entries}
          held={held}
          closed={false}
          onChange={choose}
        />
      </Box>
    </>
  );
}
