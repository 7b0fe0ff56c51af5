import type { FieldType } from '../model/fields.ts';
import { flow, scalar, type YamlTree } from '../edit/yamlText.ts';

type Plain = string | number | boolean;

/** A field before it is written: what the words of the language can say of it. */
export interface FieldDraft {
  readonly name: string;
  readonly type: FieldType;
  /** Of a reference: the resource. */
  readonly to?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly Plain[];
  readonly default?: Plain | readonly Plain[];
  /** Of a list: what its entries are. */
  readonly item?: Omit<FieldDraft, 'name'>;
  /** Of an object. */
  readonly fields?: readonly FieldDraft[];
  /** A text below its input. */
  readonly help?: string;
  /** What the choices are called, in the order of `choices`. */
  readonly choiceNames?: readonly string[];
  /** What a user has to decide about it; written above it. */
  readonly todo?: string;
}

/** The facts of a field in the order in which manifests have them. */
export function factsOfField(field: Omit<FieldDraft, 'name'>): Record<string, YamlTree> {
  const { to, maxLength, minLength, min, max, choices, item, fields } = field;
  return {
    type: field.type,
    ...(to !== undefined && { to: scalar(to) }),
    ...(field.required && { required: 'true' }),
    ...(field.readOnly && { readOnly: 'true' }),
    ...(field.writeOnly && { writeOnly: 'true' }),
    ...(maxLength !== undefined && { maxLength: String(maxLength) }),
    ...(minLength !== undefined && { minLength: String(minLength) }),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    ...(choices && { choices: flow(choices) }),
    ...(field.default !== undefined && { default: sourceOf(field.default) }),
    ...(field.help !== undefined && { help: 'true' }),
    ...(item && { item: factsOfField(item) }),
    ...(fields && {
      fields: Object.fromEntries(fields.map((inner) => [inner.name, factsOfField(inner)])),
    }),
  };
}

function sourceOf(value: Plain | readonly Plain[]): string {
  return typeof value === 'object' ? flow(value) : scalar(value);
}

/** The lines of todo comments, each as long as a line may be. */
export function commentOf({ todo }: FieldDraft): readonly string[] {
  return todo === undefined ? [] : [`TODO ${todo}`];
}

/** The texts that a field brings along, by key below its resource: `help.ip`, `choices.kind.novel`. */
export function textsOfField(field: FieldDraft): readonly (readonly [string, string])[] {
  const choices = field.choices ?? field.item?.choices ?? [];
  const names = field.choiceNames ?? field.item?.choiceNames ?? [];
  return [
    ...(field.help === undefined ? [] : [[`help.${field.name}`, field.help] as const]),
    ...choices.flatMap((value, at) => {
      const name = names[at];
      return name === undefined ? [] : [[`choices.${field.name}.${value}`, name] as const];
    }),
    ...[...(field.fields ?? []), ...(field.item?.fields ?? [])].flatMap(textsOfField),
  ];
}
