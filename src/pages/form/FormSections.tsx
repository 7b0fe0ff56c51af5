import Box from '@mui/material/Box';
import { memo, useMemo, type ReactNode } from 'react';
import { AtLeastOneContext } from '../../fields/edit/AtLeastOneContext.ts';
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
} from './formState.ts';
import type { FormValues } from './initialValues.ts';
import { useResourceForm } from './formContexts.ts';
import { useText } from '../../i18n/useText.ts';
import { pickWidget } from '../../fields/pick.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';

/** The groups of a form with their fields. */
export function FormSections(): ReactNode {
  const { form, groups } = useResourceForm();
  const { atLeastOne } = form;
  const text = useText();
  const oneOf = useMemo(
    () =>
      atLeastOne && {
        paths: atLeastOne.fields,
        message: text(atLeastOne.message),
        left: new Set<string>(),
      },
    [atLeastOne, text],
  );
  return (
    <AtLeastOneContext value={oneOf}>
      {groups.map((group) => (
        <FormSection key={group.key} group={group} />
      ))}
    </AtLeastOneContext>
  );
}

interface FormSectionProps {
  readonly group: FormGroup;
}

/**
 * A group of a form with its visible fields; nothing when all are hidden. Drawn when one of its values changes, not
 * with each state of the form.
 */
const FormSection = memo(function FormSection({ group }: FormSectionProps) {
  const { groups, situation, record } = useResourceForm();
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
  const [first] = shown;
  // Its first field says the same right below; an object has no label but the heading.
  const isRepeated =
    first !== undefined &&
    text(first.entry.field.label) === text(group.label) &&
    pickWidget(first.entry.field) !== 'object';
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        padding: { xs: 4, sm: 6 },
        // Its fields have their help beside them where it is wide.
        container: 'form / inline-size',
        position: 'relative',
        display: 'grid',
        rowGap: 5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {isRepeated ? (
        <>
          <Box component="h2" id={id} sx={VISUALLY_HIDDEN}>
            {text(group.label)}
          </Box>
          {record && <UnsavedMark group={group} />}
        </>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Box component="h2" id={id} sx={{ typography: 'h2', margin: 0 }}>
            {text(group.label)}
          </Box>
          {record && <UnsavedMark group={group} />}
        </Box>
      )}
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

/** Says beside the heading that fields of this group are changed and not saved. */
function UnsavedMark({ group }: FormSectionProps) {
  const { changesIn } = useResourceForm();
  const text = useText();
  const filled = useWatch<FormValues>();
  const names = group.entries.map(({ field }) => field.name);
  const isHere = (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}.`));
  if (!changesIn(filled).some(({ field }) => isHere(field.name))) return null;
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'warning.main' }}>
      {text('pages.form.changes.unsaved')}
    </Box>
  );
}
