import type { ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { RolePage } from './RolePage.tsx';

/** The name and comment of a role. */
export default function RoleUpdate(props: PageProps): ReactNode {
  return (
    <RolePage {...props} verb="change">
      {(definition) => <FormPage route={props.route} definition={definition} />}
    </RolePage>
  );
}
