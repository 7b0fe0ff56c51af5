import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput } from '../../fields/edit/FieldInput.tsx';
import { coupledValues, isCoupled } from './coupledFields.ts';
import {
  entryState,
  startsCollapsed,
  watchedFields,
  type FormEntry,
  type FormGroup,
  type FormSituation,
} from './formState.ts';
import type { FormValues, SourceRecord } from './initialValues.ts';
import { useText } from '../../i18n/useText.ts';

export interface FormSectionProps {
  readonly group: FormGroup;
  readonly groups: readonly FormGroup[];
  readonly situation: FormSituation;
  readonly record: SourceRecord | undefined;
}

/** A group of a form with its visible fields; nothing when all are hidden. */
export function FormSection({ group, groups, situation, record }: FormSectionProps) {
  const text = useText();
  const { getValues, setValue, getFieldState } = useFormContext<FormValues>();
  useWatch({ name: [...watchedFields(group.entries)] });
  const values = { ...record, ...getValues() };
  const couple = (entry: FormEntry) => (value: unknown) => {
    for (const [other, next] of Object.entries(coupledValues(entry, value, getValues()))) {
      setValue(other, next, { shouldDirty: true, shouldValidate: getFieldState(other).invalid });
    }
  };
  const shown = group.entries.flatMap((entry) => {
    const state = entryState(entry, values, situation);
    return state.shown ? [{ entry, state }] : [];
  });
  if (shown.length === 0) return null;
  const id = `group-${group.key}`;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        padding: { xs: 4, sm: 6 },
        // Its fields have their help beside them where it is wide.
        container: 'form / inline-size',
        display: 'grid',
        rowGap: 5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', margin: 0 }}>
        {text(group.label)}
      </Box>
      {shown.map(({ entry, state }) => (
        <FieldInput
          key={entry.field.name}
          field={entry.field}
          required={state.required}
          locked={state.locked}
          headingId={shown.length === 1 ? id : undefined}
          collapsed={startsCollapsed(entry, situation.mode, groups)}
          onEdit={isCoupled(entry) ? couple(entry) : undefined}
        />
      ))}
    </Box>
  );
}
