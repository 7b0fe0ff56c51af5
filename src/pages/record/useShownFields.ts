import type { FieldModel } from '../../../codegen/model/fields.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { useSession } from '../../session/SessionContext.ts';

/** Finds fields by their names, without those that this user may not see. */
export function useShownFields(
  fields: readonly FieldModel[],
): (names: readonly string[]) => readonly FieldModel[] {
  const { gateContext } = useSession();
  return (names) =>
    names.flatMap((name) => {
      const field = fieldAt(fields, name);
      return field && decideGate(field.gate, gateContext).open ? [field] : [];
    });
}
