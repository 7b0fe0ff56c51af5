import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { focusField } from '../../../pages/form/focusField.ts';
import { FormErrors, type FormFailure } from '../../../pages/form/FormErrors.tsx';
import { useLeaveGuard } from '../../../pages/form/useLeaveGuard.ts';
import { useSaveFailure } from '../../../pages/form/useSaveFailure.ts';
import { ConfirmDialog } from '../../../pages/dialogs/ConfirmDialog.tsx';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { OwnValues } from './useSendOwn.ts';
import { useText } from '../../../i18n/useText.ts';

export interface OwnProblem {
  readonly path: string;
  readonly message: string;
}

export interface OwnFormProps {
  /** What the form is for, for assistive technology. */
  readonly label: string;
  readonly fields: readonly FieldModel[];
  readonly initial: OwnValues;
  /** The inputs and what stands between them. */
  readonly children: ReactNode;
  readonly saveLabel: string;
  /** What no single field can know: the first problem stops the form. */
  check?(values: OwnValues): OwnProblem | undefined;
  /** Rejects when the server refuses; what it says is shown at its fields. */
  save(values: OwnValues): Promise<void>;
  /** It was saved. Whoever stays here draws a new form (`key`), from what is known now. */
  onSaved(values: OwnValues): void;
}

/** A form about oneself: checked, sent, and what the server refuses shown where it belongs. */
export function OwnForm(props: OwnFormProps) {
  const { label, fields, initial, children, saveLabel, check, save, onSaved } = props;
  const text = useText();
  const methods = useForm<Record<string, unknown>>({
    defaultValues: { ...initial },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = methods.formState;
  const saved = useRef(false);
  const guard = useLeaveGuard(useCallback(() => isDirty && !saved.current, [isDirty]));
  const [failure, setFailure] = useState<FormFailure>();
  const alert = useRef<HTMLDivElement>(null);
  const readFailure = useSaveFailure(fields, 'update');
  const names = fields.map((field) => field.name);

  /** The first field in error, else the alert: once they are drawn. */
  const show = (path: string | undefined) => {
    requestAnimationFrame(() => {
      if (path !== undefined) focusField(path);
      else alert.current?.focus();
    });
  };
  const refuse = ({ path, message }: OwnProblem) => {
    methods.setError(path, { type: 'server', message });
    show(path);
  };
  const submit = () =>
    methods.handleSubmit(
      async (values) => {
        setFailure(undefined);
        const problem = check?.(values);
        if (problem) return refuse(problem);
        try {
          await save(values);
        } catch (error) {
          const told = readFailure(error, names);
          for (const { path, message } of told.fields) {
            methods.setError(path, { type: 'server', message });
          }
          setFailure(told.failure);
          return show(told.fields[0]?.path);
        }
        saved.current = true;
        onSaved(values);
      },
      (errors) => show(names.find((name) => errors[name] !== undefined) ?? Object.keys(errors)[0]),
    )();

  return (
    <>
      <FormErrors failure={failure} alertRef={alert} />
      <FormProvider {...methods}>
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
          {children}
          <Box>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {saveLabel}
            </Button>
          </Box>
        </Paper>
      </FormProvider>
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
