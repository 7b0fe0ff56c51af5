import type { ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { RolePage } from './RolePage.tsx';

/** A new role, perhaps copied from another one: the server copies what that permits. */
export default function RoleCreate(props: PageProps): ReactNode {
  return (
    <RolePage {...props} verb="add">
      {(definition) => <FormPage route={props.route} definition={definition} />}
    </RolePage>
  );
}
