import type { ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { RolePage } from './RolePage.tsx';

/** The form of a role: a new one, perhaps a clone with its permissions, or an existing one. */
export default function RoleCreate(props: PageProps): ReactNode {
  return (
    <RolePage {...props}>
      {(definition) => <FormPage route={props.route} definition={definition} />}
    </RolePage>
  );
}
