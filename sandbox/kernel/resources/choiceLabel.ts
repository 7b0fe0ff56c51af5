import type { Call, ServerResource } from '../core/sandbox.ts';
import { sayText } from '../core/texts.ts';

/** The label of a choice, in the language of the call; undefined when the field has no such choice. */
export function choiceLabel(
  { fields }: Pick<ServerResource, 'fields'>,
  name: string,
  value: unknown,
  call: Pick<Call, 'sandbox' | 'language'>,
): string | undefined {
  const choices = fields.find((field) => field.name === name)?.choices ?? [];
  const label = choices.find((choice) => choice.value === value)?.label;
  return label === undefined ? undefined : sayText(call, label);
}
