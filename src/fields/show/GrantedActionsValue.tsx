import type { FieldModel } from '../../../codegen/model/fields.ts';
import { grantedIn } from '../grantedActions.ts';
import { entriesOf } from '../values.ts';
import { TextValue } from './TextValue.tsx';
import { useText } from '../../i18n/useText.ts';

export interface GrantedActionsValueProps {
  readonly field: FieldModel;
  readonly value: unknown;
}

/** The granted actions, with composites in place of their parts. */
export default function GrantedActionsValue({ field, value }: GrantedActionsValueProps) {
  const text = useText();
  const words = new Map(
    (field.choices ?? []).map((choice) => [String(choice.value), text(choice.label)]),
  );
  const granted = grantedIn([...words.keys()], new Set(entriesOf(value).map(String)));
  return <TextValue value={granted.map((action) => words.get(action)).join(', ')} />;
}
