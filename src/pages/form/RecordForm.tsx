import Paper from '@mui/material/Paper';
import { useQueryClient } from '@tanstack/react-query';
import { RecordContextProvider, useNotify } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { FormModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { effectiveFields } from '../../fields/effectiveFields.ts';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { PageHeading } from '../heading/PageHeading.tsx';
import { detailTitle, recordName } from '../titles.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { addressAfterSave, LEAVE_AFTER_SAVE_MS } from './afterSave.ts';
import { focusField } from './focusField.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormErrors, type FormFailure } from './FormErrors.tsx';
import { FormSection } from './FormSection.tsx';
import { formFromFields, openGroups, type FormSituation } from './formState.ts';
import { cloneValues, createValues, updateValues, type FormValues } from './initialValues.ts';
import { shownPaths } from './shownPaths.ts';
import { valuesToSend } from './submission.ts';
import type { FormSource } from './useFormSource.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSave } from './useSave.ts';
import { useSaveFailure } from './useSaveFailure.ts';

export interface RecordFormProps {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  /** The form of the manifest; undefined where the server's metadata alone gives one. */
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
  readonly mode: 'create' | 'update' | 'clone';
  readonly cloneFrom: string | undefined;
  /** It was saved and stays in view. */
  readonly onStay?: () => void;
}

/** A form that is ready to be filled in, from its first value to the page after the save. */
export function RecordForm({
  definition,
  route,
  declared,
  source,
  mode,
  cloneFrom,
  onStay,
}: RecordFormProps) {
  const text = useText();
  const words = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const routes = useRoutes();
  const pages = useResourceRoutes(definition.id, route);
  const [query] = useSearchParams();
  const { me, gateContext } = useSession();
  const record = mode === 'update' ? source.record : undefined;

  const fields = useMemo(
    () => effectiveFields(definition, source.metadata),
    [definition, source.metadata],
  );
  const form = useMemo(() => declared ?? formFromFields(fields), [declared, fields]);
  const groups = useMemo(() => openGroups(form, fields, gateContext), [form, fields, gateContext]);
  const asked = useMemo(() => Object.fromEntries(query), [query]);
  const situation: FormSituation = useMemo(
    () => ({ mode, query: asked, self: record !== undefined && record.id === me.id }),
    [mode, asked, record, me.id],
  );
  const scope = useMemo(
    () => ({ me, query: asked, ...(record && { record }) }),
    [me, asked, record],
  );
  const beginning = useCallback((): FormValues => {
    const start = { scope, now: Date.now() };
    if (mode === 'update') return updateValues(groups, source.record ?? {}, start);
    if (mode === 'create') return createValues(groups, start);
    const mark = (name: string) => words('pages.form.cloneName', { name });
    return cloneValues(groups, source.record ?? {}, start, mark);
  }, [groups, mode, scope, source.record, words]);

  const after = record ? form.afterUpdate : form.afterCreate;

  const [defaultValues] = useState(beginning);
  const methods = useForm<FormValues>({
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = methods.formState;
  const saved = useRef(false);
  const guard = useLeaveGuard(useCallback(() => isDirty && !saved.current, [isDirty]));
  const [failure, setFailure] = useState<FormFailure>();
  const alert = useRef<HTMLDivElement>(null);
  const save = useSave({ definition, form, fields, record, cloneFrom });
  const readFailure = useSaveFailure(fields);

  const submit = (goOn: boolean) =>
    methods.handleSubmit(
      async (values) => {
        setFailure(undefined);
        const known = { ...record, ...values };
        try {
          const result = await save(valuesToSend(groups, values, situation, scope, record));
          await finish(result, goOn);
        } catch (error) {
          const told = readFailure(error, shownPaths(groups, known, situation));
          for (const { path, message } of told.fields) {
            methods.setError(path, { type: 'server', message });
          }
          setFailure(told.failure);
          show(told.fields[0]?.path);
        }
      },
      (errors) => {
        const paths = shownPaths(groups, { ...record, ...methods.getValues() }, situation);
        const first = paths.find((path) => methods.getFieldState(path).error !== undefined);
        setFailure(undefined);
        show(first ?? Object.keys(errors)[0]);
      },
    )();

  /** The first field in error, else the alert: once they are drawn. */
  const show = (path: string | undefined) => {
    requestAnimationFrame(() => {
      if (path !== undefined) focusField(path);
      else alert.current?.focus();
    });
  };

  /** The one record of a resource stays in view as it is now, and what it decides applies at once. */
  const remain = (result: Readonly<Record<string, unknown>>) => {
    notify(words('areas.saved'), { type: 'success' });
    methods.reset(updateValues(groups, result, { scope, now: Date.now() }));
    onStay?.();
  };

  const finish = async (result: Readonly<Record<string, unknown>>, goOn: boolean) => {
    if (after === 'stay') {
      remain(result);
      return;
    }
    const name = recordName(definition, { ...methods.getValues(), ...result });
    notify(words(record ? 'pages.form.updated' : 'pages.form.created', { name }), {
      type: 'success',
    });
    void queries.invalidateQueries({ queryKey: [definition.id] });
    if (goOn) {
      methods.reset(beginning());
      window.scrollTo({ top: 0 });
      show(shownPaths(groups, methods.getValues(), situation)[0]);
      return;
    }
    saved.current = true;
    const to = addressAfterSave(
      after,
      { ...scope, record: { ...record, ...result } },
      pages,
      routes,
    );
    await new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_SAVE_MS));
    void (to === undefined ? navigate(-1) : navigate(to));
  };

  const title = text(route.title);
  const name = record && !definition.single ? recordName(definition, record) : undefined;
  const back = addressAfterSave(after, scope, pages, routes);
  return (
    <>
      <PageHeading
        title={name === undefined ? title : detailTitle(title, name)}
        {...(name !== undefined && { fullTitle: `${title}: ${name}` })}
        back={back}
      />
      <FormErrors failure={failure} alertRef={alert} />
      <RecordContextProvider value={record}>
        <FormProvider {...methods}>
          <Paper
            variant="outlined"
            component="form"
            noValidate
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault();
              void submit(false);
            }}
          >
            {groups.map((group) => (
              <FormSection
                key={group.key}
                group={group}
                groups={groups}
                situation={situation}
                record={record}
              />
            ))}
            <FormButtons
              busy={isSubmitting}
              onContinue={record ? undefined : () => void submit(true)}
              onReset={record ? () => methods.reset() : undefined}
              onCancel={
                after === 'stay'
                  ? undefined
                  : () => void (back === undefined ? navigate(-1) : navigate(back))
              }
            />
          </Paper>
        </FormProvider>
      </RecordContextProvider>
      <ConfirmDialog
        open={guard.asking}
        title={words('pages.form.leaveTitle')}
        confirmLabel={words('pages.form.leave')}
        cancelLabel={words('pages.form.stay')}
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {words('pages.form.leaveText')}
      </ConfirmDialog>
    </>
  );
}
