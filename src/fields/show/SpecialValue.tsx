import type { FieldModel } from '../../../codegen/model/fields.ts';
import DurationValue from './DurationValue.tsx';
import GrantedActionsValue from './GrantedActionsValue.tsx';
import RecipientsValue from './RecipientsValue.tsx';
import { SecretText } from './SecretText.tsx';
import ServerTimeValue from './ServerTimeValue.tsx';
import TimePeriodsValue from './TimePeriodsValue.tsx';

export interface SpecialValueProps {
  /** A type, zone, widget or cell of the field. */
  readonly name: string;
  readonly field: FieldModel;
  readonly value: unknown;
}

/** Rare kinds of values, in one chunk. */
export default function SpecialValue({ name, field, value }: SpecialValueProps) {
  switch (name) {
    case 'secret':
      return <SecretText field={field} value={value} />;
    case 'server':
      return <ServerTimeValue value={value} type={field.type} />;
    case 'time-periods':
      return <TimePeriodsValue value={value} />;
    case 'granted-actions':
      return <GrantedActionsValue field={field} value={value} />;
    case 'recipients':
      return <RecipientsValue value={value} />;
    default:
      return <DurationValue value={value} />;
  }
}
