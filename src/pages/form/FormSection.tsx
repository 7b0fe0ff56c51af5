import Box from '@mui/material/Box';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../fields/edit/FieldInput.tsx';
import { useFormMethods } from '../../fields/edit/FormMethodsContext.ts';
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
import type { RecordFormState } from './useRecordForm.ts';
import { useText } from '../../i18n/useText.ts';

interface FormSectionProps {
  readonly group: FormGroup;
  readonly groups: readonly FormGroup[];
  readonly situation: FormSituation;
  readonly record: SourceRecord | undefined;
  /** What a save of an existing record would change. */
  readonly changesIn?: RecordFormState['changesIn'] | undefined;
}

/** A group of a form with its visible fields; nothing when all are hidden. Drawn when one of its values changes, not with each
 * state of the form. */
export const FormSection = memo(function FormSection(props: FormSectionProps) {
  const { group, groups, situation, record, changesIn } = props;
  const text = useText();
  const { getValues, setValue, getFieldState } = useFormMethods();
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Box component="h2" id={id} sx={{ typography: 'h2', margin: 0 }}>
          {text(group.label)}
        </Box>
        {changesIn && <UnsavedMark group={group} changesIn={changesIn} />}
      </Box>
      {shown.map(({ entry, state }) => (
        <FieldInput
          key={entry.field.name}
          field={entry.field}
          required={state.required}
          locked={state.locked}
          reason={state.reason && text(state.reason)}
          headingId={shown.length === 1 ? id : undefined}
          collapsed={startsCollapsed(entry, situation.mode, groups)}
          onEdit={isCoupled(entry) ? couple(entry) : undefined}
        />
      ))}
    </Box>
  );
});

type UnsavedMarkProps = Required<Pick<FormSectionProps, 'group' | 'changesIn'>>;

/** Says beside the heading that fields of this group are changed and not saved. */
function UnsavedMark({ group, changesIn }: UnsavedMarkProps) {
  const text = useText();
  const filled = useWatch<FormValues>();
  const names = group.entries.map(({ field }) => field.name);
  const isHere = (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}.`));
  if (!changesIn?.(filled).some(({ field }) => isHere(field.name))) return null;
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'warning.main' }}>
      {text('pages.form.changes.unsaved')}
    </Box>
  );
}
