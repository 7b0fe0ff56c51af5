import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { Link, resolvePath, useLocation, useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useText } from '../../i18n/useText.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { closingTab } from '../closedTab.ts';
import { useIsPageShown } from '../useIsPageShown.ts';
import { useNameOf } from '../useNameOf.ts';
import { useNoticeOfPage } from '../useNoticeOfPage.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { addressAfterSave, LEAVE_AFTER_SAVE_MS } from './afterSave.ts';
import type { SavedForm } from './formOptions.ts';

/**
 * What a form's page does after a save: it says so, and opens the next page.
 *
 * @param onStay called after each save that stays on the form
 */
export function useAfterSave(
  definition: ResourceDefinition,
  route: RouteRecord,
  onStay?: () => void,
): (saved: SavedForm) => Promise<void> {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const notify = useNotify();
  const routes = useRoutes();
  const pages = useResourceRoutes(definition.id, route);
  const isShown = useIsPageShown();
  const nameOf = useNameOf(definition.id);
  return useCallback(
    async ({ facts, result, values, goOn }) => {
      const { form, record, scope } = facts;
      if (form.after === 'stay') {
        notify(text('areas.saved'), { type: 'success' });
        onStay?.();
        return;
      }
      const name = nameOf({ ...values, ...result });
      const seen = String(result.id) === '' ? undefined : pages.to('detail', result.id);
      const saved = { ...scope, record: { ...record, ...result } };
      const to = addressAfterSave(form.after, saved, pages, routes);
      // The notice of a new record is the way to its page: it stays with the form and the page after it.
      const shownOn =
        !record && seen !== undefined && to !== undefined && isShown()
          ? [pathname, resolvePath(to).pathname]
          : undefined;
      notify(<SavedNotice name={name} created={!record} to={seen} shownOn={shownOn} />, {
        type: 'success',
        ...(shownOn && { autoHideDuration: null }),
      });
      if (goOn) {
        if (isShown()) window.scrollTo({ top: 0 });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_SAVE_MS));
      if (!isShown()) return;
      // Nothing is left to do in the form: its tab closes.
      void (to === undefined ? navigate(-1) : navigate(to, { state: closingTab(pathname) }));
    },
    [isShown, nameOf, navigate, notify, onStay, pages, pathname, routes, text],
  );
}

interface SavedNoticeProps {
  readonly name: string;
  readonly created: boolean;
  /** Undefined when the record has no detail page. */
  readonly to: string | undefined;
  /** Paths of the pages that it stays on; undefined when it goes by itself. */
  readonly shownOn: readonly string[] | undefined;
}

/** The notification after a save, with a link to the record. */
function SavedNotice({ name, created, to, shownOn }: SavedNoticeProps) {
  const text = useText();
  const { pathname } = useLocation();
  useNoticeOfPage(shownOn?.includes(pathname) ?? true);
  return (
    <>
      {text(created ? 'pages.form.created' : 'pages.form.updated', { name })}{' '}
      {to !== undefined && (
        <Link to={to} style={{ color: 'inherit' }} aria-label={text('forms.openNamed', { name })}>
          {text('forms.open')}
        </Link>
      )}
    </>
  );
}
