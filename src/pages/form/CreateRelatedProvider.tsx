import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { openedPart } from '../../controls/openedPart.tsx';
import {
  CreateRelatedContext,
  type CreateRelated,
} from '../../fields/edit/CreateRelatedContext.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import type { RelatedFormProps } from './dialog/RelatedForm.tsx';

const RelatedForm = openedPart(() => import('./dialog/RelatedForm.tsx'));

/**
 * Lets the fields of a form create the records that they refer to. The dialog is no child of the form: what it submits
 * is not the form around it, and its own fields create nothing.
 */
export function CreateRelatedProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const routes = useRoutes();
  const [opened, setOpened] = useState<Omit<RelatedFormProps, 'onClose'>>();
  const related = useMemo((): CreateRelated => {
    const from = routes.match(pathname)?.route.name;
    return {
      mayCreate: (resource) => {
        const route = routes.resourceRoute(resource, 'create', from);
        // A hand-written page may need more than its form.
        return route !== undefined && !route.byHand && !route.slots && routes.verdict(route).open;
      },
      open: (resource, onMade) => setOpened({ resource, onMade }),
    };
  }, [pathname, routes]);
  return (
    <>
      <CreateRelatedContext value={related}>{children}</CreateRelatedContext>
      {opened && <RelatedForm {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
