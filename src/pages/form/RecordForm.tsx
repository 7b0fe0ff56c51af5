import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams, useNavigate, resolvePath, useLocation } from 'react-router';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { backAddress } from '../backAddress.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { Slot } from '../slots/Slot.tsx';
import type { FormSlotProps } from '../slots/slots.ts';
import { detailTitle } from '../titles.ts';
import { useNameOf } from '../useNameOf.ts';
import { FormNotices } from './FormNotices.tsx';
import type { FormOptions, SavedForm } from './formOptions.ts';
import { CreateRelatedProvider } from './CreateRelatedProvider.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormProvider } from './FormProvider.tsx';
import { FormSections } from './FormSections.tsx';
import { LeaveForm } from './LeaveDialog.tsx';
import { useResourceForm, useFormStatus } from './formContexts.ts';
import { useText } from '../../i18n/useText.ts';
import Button from '@mui/material/Button';
import { ResetButton, SaveButton } from './SaveButton.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { TestButtons } from './TestButtons.tsx';
import { FormBar } from './FormBar.tsx';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { addressAfterSave, LEAVE_AFTER_SAVE_MS } from './afterSave.ts';
import { useNotify } from 'ra-core';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { closingTab } from '../closedTab.ts';
import { useIsPageShown } from '../useIsPageShown.ts';

export interface RecordFormProps extends Pick<
  FormOptions,
  'definition' | 'declared' | 'source' | 'mode' | 'cloneFrom' | 'toSend'
> {
  readonly route: RouteRecord;
  /** Shown below the heading of another page. */
  readonly nested?: boolean;
  /** Added below the fields by a hand-written page; part of the form context. */
  readonly below?: ReactNode;
  /** Called after each save that stays on the form. */
  readonly onStay?: () => void;
}

/** A loaded form on a page, from its initial values to the page after the save. */
export function RecordForm(props: RecordFormProps): ReactNode {
  const { route, nested = false, below, onStay, ...options } = props;
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => Object.fromEntries(search), [search]);
  /** Keeps the decision in the address, so that the form survives a reload. */
  const onDecided = useCallback(
    (name: string, value: string) =>
      setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true }),
    [setSearch],
  );
  const onSaved = useAfterSave(options.definition, route, onStay);
  return (
    <CreateRelatedProvider>
      <FormProvider
        {...options}
        query={query}
        place={route.name}
        onDecided={onDecided}
        onSaved={onSaved}
      >
        {!nested && <FormHeading route={route} />}
        <FormNotices />
        <FormFrame label={text(route.title)}>
          <FormSections />
          {below}
          <Slot<FormSlotProps> route={route} name="form" give={{ route }} />
          <FormButtons route={route} />
        </FormFrame>
        <LeaveForm />
      </FormProvider>
    </CreateRelatedProvider>
  );
}

/** The heading of a form's page, with the name of its record. */
function FormHeading({ route }: Pick<RecordFormProps, 'route'>): ReactNode {
  const { definition, record } = useResourceForm();
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const back = useFormBack(route);
  const title = text(route.title);
  const name = record && !definition.single ? nameOf(record) : undefined;
  return (
    <PageHeading
      title={name === undefined ? title : detailTitle(title, name)}
      {...(name !== undefined && { fullTitle: `${title}: ${name}` })}
      back={backAddress(back, route)}
    />
  );
}

/** The buttons of a form's page, sticky at its end. */
function FormButtons({ route }: { readonly route: RouteRecord }): ReactNode {
  const { definition, form, record, submit } = useResourceForm();
  const { busy } = useFormStatus();
  const text = useText();
  const navigate = useNavigate();
  const back = useFormBack(route);
  return (
    <FormBar>
      <SaveButton />
      {record ? (
        <ResetButton />
      ) : (
        <Button variant="outlined" disabled={busy} onClick={() => void submit(true)}>
          {text('pages.form.saveContinue')}
        </Button>
      )}
      {form.after !== 'stay' && (
        <Button
          disabled={busy}
          onClick={() => void (back === undefined ? navigate(-1) : navigate(back))}
        >
          {text('pages.cancel')}
        </Button>
      )}
      {definition.single && record && <TestButtons />}
    </FormBar>
  );
}

/** The address that a form's page leads back to; undefined when it stays, or has none. */
function useFormBack(route: RouteRecord): string | undefined {
  const { definition, form, scope } = useResourceForm();
  return addressAfterSave(form.after, scope, useResourceRoutes(definition.id, route), useRoutes());
}

/**
 * What a form's page does after a save: it says so, and opens the next page.
 *
 * @param onStay called after each save that stays on the form
 */
function useAfterSave(
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
      const notice = { definition, route, name, to: seen, shownOn };
      notify(<SavedNotice {...notice} made={record ? undefined : { ...values, ...result }} />, {
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
    [definition, isShown, nameOf, navigate, notify, onStay, pages, pathname, route, routes, text],
  );
}
