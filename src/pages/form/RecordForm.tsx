import Paper from '@mui/material/Paper';
import { useNotify, type RaRecord } from 'ra-core';
import { useCallback, useMemo, type ReactNode } from 'react';
import { resolvePath, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { backAddress } from '../backAddress.ts';
import { closingTab } from '../closedTab.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { detailTitle } from '../titles.ts';
import { useNameOf } from '../useNameOf.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { useIsPageShown } from '../useIsPageShown.ts';
import { Slot } from '../slots/Slot.tsx';
import type { FormSlotProps } from '../slots/slots.ts';
import { addressAfterSave, LEAVE_AFTER_SAVE_MS } from './afterSave.ts';
import { SaveButton } from './SaveButton.tsx';
import { FormButtons } from './FormButtons.tsx';
import { TestButtons } from './TestButtons.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import type { FormSource } from './useFormSource.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useText } from '../../i18n/useText.ts';

export interface RecordFormProps {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** The declared form; undefined when it is derived from the server's metadata. */
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
  readonly mode: 'create' | 'update' | 'clone';
  readonly cloneFrom: string | undefined;
  /** Shown below the heading of another page. */
  readonly nested?: boolean;
  /** Added below the fields by a hand-written page; part of the form context. */
  readonly below?: ReactNode;
  /** Called after each save that stays on the form. */
  readonly onStay?: () => void;
}

/** A loaded form, from its initial values to the page after the save. */
export function RecordForm(props: RecordFormProps) {
  const { definition, route } = props;
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const notify = useNotify();
  const routes = useRoutes();
  const pages = useResourceRoutes(definition.id, route);
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => Object.fromEntries(search), [search]);

  /** Keeps the decision in the address, so that the form survives a reload. */
  const onDecided = useCallback(
    (name: string, value: string) =>
      setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true }),
    [setSearch],
  );
  const state = useRecordForm({ ...props, query, place: route.name, onDecided, onSaved });
  const { record, scope, after } = state;
  const { isSubmitting } = state.methods.formState;
  const guard = useLeaveGuard(state.unsaved);
  const stillHere = useIsPageShown();
  const nameOf = useNameOf(definition.id);

  async function onSaved(result: RaRecord, goOn: boolean) {
    if (after === 'stay') {
      notify(text('areas.saved'), { type: 'success' });
      props.onStay?.();
      return;
    }
    const name = nameOf({ ...state.methods.getValues(), ...result });
    const seen = String(result.id) === '' ? undefined : pages.to('detail', result.id);
    const saved = { ...scope, record: { ...record, ...result } };
    const to = addressAfterSave(after, saved, pages, routes);
    // The notice of a new record is the way to its page: it stays with the form and the page after it.
    const shownOn =
      !record && seen !== undefined && to !== undefined && stillHere()
        ? [pathname, resolvePath(to).pathname]
        : undefined;
    notify(<SavedNotice name={name} created={!record} to={seen} shownOn={shownOn} />, {
      type: 'success',
      ...(shownOn && { autoHideDuration: null }),
    });
    if (goOn) {
      if (stillHere()) window.scrollTo({ top: 0 });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_SAVE_MS));
    if (!stillHere()) return;
    // Nothing is left to do in the form: its tab closes.
    void (to === undefined ? navigate(-1) : navigate(to, { state: closingTab(pathname) }));
  }

  const title = text(route.title);
  const name = record && !definition.single ? nameOf(record) : undefined;
  const back = addressAfterSave(after, scope, pages, routes);
  return (
    <>
      {!props.nested && (
        <PageHeading
          title={name === undefined ? title : detailTitle(title, name)}
          {...(name !== undefined && { fullTitle: `${title}: ${name}` })}
          back={backAddress(back, route)}
        />
      )}
      <RecordFields
        state={state}
        frame={(sections) => (
          <Paper
            variant="outlined"
            component="form"
            noValidate
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault();
              void state.submit(false);
            }}
          >
            {sections}
            {props.below}
            <Slot<FormSlotProps> route={route} name="form" give={{ route }} />
            <FormButtons
              save={<SaveButton state={state} busy={isSubmitting || state.waiting} />}
              busy={isSubmitting || state.waiting}
              onContinue={record ? undefined : () => void state.submit(true)}
              onReset={record ? state.reset : undefined}
              onCancel={
                after === 'stay'
                  ? undefined
                  : () => void (back === undefined ? navigate(-1) : navigate(back))
              }
            >
              {definition.single && record && (
                <TestButtons
                  definition={definition}
                  record={record}
                  busy={isSubmitting}
                  state={state}
                />
              )}
            </FormButtons>
          </Paper>
        )}
      />
      <LeaveDialog guard={guard} onLeave={state.draft.forget} />
    </>
  );
}
