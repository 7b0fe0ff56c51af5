import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { ApplicationTreeList } from './ApplicationTreeList.tsx';

/** Narrowed by category, type or application. */
export default function ApplicationPermissionList(props: PageProps): ReactNode {
  return <ApplicationTreeList {...props} filter="application_id" />;
}
