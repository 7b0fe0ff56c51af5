import type { FieldModel } from '../../../codegen/model/fields.ts';
import SecretValue from './SecretValue.tsx';
import { useText } from '../../i18n/useText.ts';

/** A secret in a list or card. */
export function SecretText({
  field,
  value,
}: {
  readonly field: FieldModel;
  readonly value: unknown;
}) {
  const text = useText();
  if (typeof value !== 'string' || value === '') return null;
  return <SecretValue value={value} label={text(field.label)} />;
}
