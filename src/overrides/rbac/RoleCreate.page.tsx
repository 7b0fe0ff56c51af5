import { useState, type ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { NewRolePermissions } from './NewRolePermissions.tsx';
import { RolePage } from './RolePage.tsx';
import { SendPermissions, type ChosenPermissions } from './SendPermissions.tsx';

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
