import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FieldsForm } from '../../../fields/edit/FieldsForm.tsx';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { encryptFields } from '../../../api/encryption.ts';
import { CHECKED_WHEN_LEFT } from '../../../fields/edit/checkedWhenLeft.ts';
import { FieldInput } from '../../../fields/edit/FieldInput.tsx';
import { ConfirmDialog } from '../../../pages/dialogs/ConfirmDialog.tsx';
import { focusField } from '../../../pages/form/focusField.ts';
import { FormErrors, type FormFailure } from '../../../pages/form/FormErrors.tsx';
import { entryState, openGroups, type FormSituation } from '../../../pages/form/formState.ts';
import { updateValues, type FormValues } from '../../../pages/form/initialValues.ts';
import { saveSingle } from '../../../pages/form/singleRecord.ts';
import { useLeaveGuard } from '../../../pages/form/useLeaveGuard.ts';
import { useSaveFailure } from '../../../pages/form/useSaveFailure.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useSessionCommands } from '../../../session/sessionCommands.ts';
import { useText } from '../../../i18n/useText.ts';
import { ownProblem } from './ownProblem.ts';
import { ownValues } from './ownValues.ts';

const SITUATION: FormSituation = { mode: 'update', query: {}, self: true };

interface OwnFormProps {
  readonly definition: ResourceDefinition;
  readonly form?: FormModel | undefined;
  /** What the form is for, for assistive technology. */
  readonly label: string;
  readonly saveLabel: string;
  /** What is told besides what is filled in. */
  readonly told?: FormValues;
  /** What stands in the form, around the inputs of all its groups, or of one. */
  readonly children: (inputs: (group?: string) => ReactNode) => ReactNode;
  /** It was saved. Whoever stays here draws a new form (`key`), from what is known now. */
  onSaved(values: FormValues): void;
}

/**
 * A form about oneself: begins with one's profile, is checked, sent, and what the server refuses is shown
 * where it belongs. Then the profile is read anew, so that menu, bar and pages know of it (contract:
 * profile, section 6).
 */
export function OwnForm(props: OwnFormProps) {
  const { definition, form = definition.form, label, saveLabel, told, children, onSaved } = props;
  const text = useText();
  const { profile, gateContext } = useSession();
  const { refreshProfile } = useSessionCommands();
  const groups = useMemo(
    () => (form ? openGroups(form, definition.fields ?? [], gateContext) : []),
    [definition, form, gateContext],
  );
  const fields = groups.flatMap(({ entries }) => entries.map(({ field }) => field));
  const names = fields.map(({ name }) => name);
  const [initial] = useState(() => updateValues(groups, profile, { scope: {}, now: Date.now() }));
  const methods = useForm<FormValues>({
    defaultValues: initial,
    ...CHECKED_WHEN_LEFT,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = methods.formState;
  const saved = useRef(false);
  const guard = useLeaveGuard(useCallback(() => isDirty && !saved.current, [isDirty]));
  const [failure, setFailure] = useState<FormFailure>();
  const alert = useRef<HTMLDivElement>(null);
  const readFailure = useSaveFailure(fields, 'update');

  /** The first field in error, else the alert: once they are drawn. */
  const show = (path: string | undefined) => {
    requestAnimationFrame(() => {
      if (path !== undefined) focusField(path);
      else alert.current?.focus();
    });
  };
  const submit = () =>
    methods.handleSubmit(
      async (values) => {
        setFailure(undefined);
        const problem = ownProblem(fields, values);
        if (problem) {
          methods.setError(problem.path, { type: 'server', message: text(problem.key) });
          return show(problem.path);
        }
        const method = form?.updateMethod ?? 'PATCH';
        const facts = { record: profile, situation: SITUATION, method };
        try {
          const sent = { ...ownValues(groups, values, initial, facts), ...told };
          await saveSingle(definition, method, await encryptFields(sent, fields));
        } catch (error) {
          const refused = readFailure(error, names);
          for (const { path, message } of refused.fields) {
            methods.setError(path, { type: 'server', message });
          }
          setFailure(refused.failure);
          return show(refused.fields[0]?.path);
        }
        saved.current = true;
        // It is saved, whatever becomes of this: a session that ended with it is told by its 401.
        await refreshProfile().catch(() => undefined);
        onSaved(values);
      },
      (errors) => show(names.find((name) => errors[name] !== undefined) ?? Object.keys(errors)[0]),
    )();
  const inputs = (group?: string) =>
    groups
      .filter(({ key }) => group === undefined || key === group)
      .flatMap(({ entries }) => entries)
      .map((entry) => {
        const { field } = entry;
        const state = entryState(entry, profile, SITUATION);
        return (
          state.shown && <FieldInput key={field.name} field={field} {...state} collapsed={false} />
        );
      });

  return (
    <>
      <FormErrors failure={failure} alertRef={alert} />
      <FieldsForm methods={methods}>
        <Paper
          variant="outlined"
          component="form"
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          sx={{ padding: { xs: 4, sm: 6 }, display: 'grid', rowGap: 5 }}
        >
          {children(inputs)}
          <Box>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {saveLabel}
            </Button>
          </Box>
        </Paper>
      </FieldsForm>
      <ConfirmDialog
        open={guard.asking}
        title={text('pages.form.leaveTitle')}
        confirmLabel={text('pages.form.leave')}
        cancelLabel={text('pages.form.stay')}
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {text('pages.form.leaveText')}
      </ConfirmDialog>
    </>
  );
}
