import type { ReactNode } from 'react';
import FormPage from '../../pages/form/FormPage.tsx';
import type { PageProps } from '../../pages/page.ts';
import { RolePage } from './RolePage.tsx';

/** Name and comment of a role: a new one, perhaps copied with what it permits, or one that is there. */
export default function RoleCreate(props: PageProps): ReactNode {
  return (
    <RolePage {...props}>
      {(definition) => <FormPage route={props.route} definition={definition} />}
    </RolePage>
  );
}
