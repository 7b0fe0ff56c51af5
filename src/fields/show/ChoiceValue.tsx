import type { FieldModel } from '../../../codegen/model/fields.ts';
import { displayValue, entriesOf, fieldValue, plainText, type FieldRecord } from '../values.ts';
import { TextValue } from './TextValue.tsx';
import { useText } from '../../i18n/useText.ts';

interface ChoiceValueProps {
  readonly field: FieldModel;
  readonly record: FieldRecord;
}

/** The label of a choice: the manifest's, else the server's, else the value. */
export function ChoiceValue({ field, record }: ChoiceValueProps) {
  const text = useText();
  const value = fieldValue(field, record);
  const known = entriesOf(value).map((entry) =>
    field.choices?.find((choice) => choice.value === entry),
  );
  const words = known.map((choice) => choice && text(choice.label));
  if (words.length > 0 && words.every((word) => word !== undefined)) {
    return <TextValue value={words.join(', ')} />;
  }
  return <TextValue value={displayValue(field, record) ?? plainText(value)} />;
}
