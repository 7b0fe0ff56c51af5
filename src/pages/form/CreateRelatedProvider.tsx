import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import {
  CreateRelatedContext,
  type CreateRelated,
} from '../../fields/edit/CreateRelatedContext.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import type { RelatedFormProps } from './dialog/RelatedForm.tsx';
import type { OpenInPlace } from './SavedNotice.tsx';

const RelatedForm = openedPart(() => import('./dialog/RelatedForm.tsx'));

/**
 * Lets the fields of a form create the records that they refer to, and what usually follows those (`next`). The dialog
 * is no child of the form: what it submits is not the form around it, and its own fields create nothing.
 */
export function CreateRelatedProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const routes = useRoutes();
  const [opened, setOpened] = useState<Pick<RelatedFormProps, 'route' | 'preset' | 'onMade'>>();
  /** The field that creates; the button of a notice is gone when what it opened is closed. */
  const picker = useRef<Element>(null);
  const page = routes.match(pathname)?.route;
  const plainForm = useCallback(
    (route: RouteRecord | undefined) =>
      // A hand-written page may need more than its form.
      route?.kind === 'create' && !route.byHand && !route.slots && routes.verdict(route).open
        ? route
        : undefined,
    [routes],
  );
  const related = useMemo((): CreateRelated => {
    const formOf = (resource: string) =>
      plainForm(routes.resourceRoute(resource, 'create', page?.name));
    return {
      mayCreate: (resource) => formOf(resource) !== undefined,
      open(resource, preset, onMade) {
        const route = formOf(resource);
        picker.current = document.activeElement;
        if (route) setOpened({ route, preset, onMade });
      },
    };
  }, [page, plainForm, routes]);
  /** What follows is opened over the form, unless it is another of what the form itself makes. */
  const followed = (address: string) => {
    const route = routes.match(address.replace(/\?.*/, ''))?.route;
    return route?.resource === page?.resource ? undefined : plainForm(route);
  };
  const inPlace: OpenInPlace = {
    mayOpen: (address) => followed(address) !== undefined,
    open(address) {
      const route = followed(address);
      const query = new URLSearchParams(address.replace(/^[^?]*/, ''));
      if (route) setOpened({ route, preset: Object.fromEntries(query) });
    },
  };
  const close = () => {
    setOpened(undefined);
    restoreFocus(picker.current);
  };
  return (
    <>
      <CreateRelatedContext value={related}>{children}</CreateRelatedContext>
      {opened && <RelatedForm {...opened} inPlace={inPlace} onClose={close} />}
    </>
  );
}
