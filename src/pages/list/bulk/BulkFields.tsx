import { styled } from '@mui/material/styles';
import { LabelledCheckbox } from '../../../controls/LabelledCheckbox.tsx';
import { FieldInput } from '../../../fields/edit/FieldInput.tsx';
import { entryState, type FormGroup, type FormSituation } from '../../form/formState.ts';
import { useText } from '../../../i18n/useText.ts';

const Field = styled('div')(({ theme }) => ({
  padding: '8px 0',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > div': { marginBlock: 8 },
}));

const SITUATION: FormSituation = { mode: 'bulk', query: {}, self: false };

interface BulkFieldsProps {
  readonly groups: readonly FormGroup[];
  readonly ticked: readonly string[];
  onTick(name: string, on: boolean): void;
}

/** A checkbox for each field; ticked, it shows the input. */
export function BulkFields({ groups, ticked, onTick }: BulkFieldsProps) {
  const text = useText();
  const entries = groups.flatMap((group) => group.entries);
  return entries.map((entry) => {
    const { field } = entry;
    const on = ticked.includes(field.name);
    return (
      <Field key={field.name}>
        <LabelledCheckbox
          label={text(field.label)}
          checked={on}
          onChange={(ticked) => onTick(field.name, ticked)}
        />
        {on && (
          <div>
            <FieldInput
              field={field}
              required={entryState(entry, {}, SITUATION).required}
              locked={false}
              collapsed={false}
            />
          </div>
        )}
      </Field>
    );
  });
}
