import Box from '@mui/material/Box';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { PlainAddress } from '../../../api/apiAddress.ts';
import { FieldInput } from '../../../fields/edit/FieldInput.tsx';
import { OwnForm } from './OwnForm.tsx';
import { useSendOwn } from './useSendOwn.ts';
import { useText } from '../../../i18n/useText.ts';

export interface NewSecretFormProps {
  readonly label: string;
  readonly lead?: string;
  readonly address: PlainAddress;
  /** The last two are the new secret and its repetition. */
  readonly fields: readonly FieldModel[];
  onSaved(): void;
}

/** Sets a new password of some kind: all fields are asked for, and the repetition must match. */
export function NewSecretForm({ label, lead, address, fields, onSaved }: NewSecretFormProps) {
  const text = useText();
  const send = useSendOwn(address, 'PUT', fields);
  const [fresh, again] = fields.slice(-2);
  return (
    <OwnForm
      label={label}
      fields={fields}
      initial={Object.fromEntries(fields.map(({ name }) => [name, '']))}
      saveLabel={text('profile.form.save')}
      check={(values) =>
        fresh && again && values[fresh.name] !== values[again.name]
          ? { path: again.name, message: text('profile.form.differ') }
          : undefined
      }
      save={send}
      onSaved={onSaved}
    >
      {lead !== undefined && (
        <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
          {lead}
        </Box>
      )}
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} required locked={false} collapsed={false} />
      ))}
    </OwnForm>
  );
}
