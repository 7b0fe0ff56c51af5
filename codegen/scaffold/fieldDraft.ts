import { flow, scalar, type YamlTree } from '../edit/yamlText.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';

/** What is written of a field as it is, in the order in which manifests have it. */
const FACTS = [
  'type',
  'to',
  'required',
  'readOnly',
  'writeOnly',
  'maxLength',
  'minLength',
  'pattern',
  'min',
  'max',
  'digits',
  'decimals',
  'choices',
  'default',
] as const;

/** The facts of a field in the order in which manifests have them. */
export function factsOfField(field: Omit<FieldDraft, 'name'>): Record<string, YamlTree> {
  const { help, item, fields } = field;
  const plain = FACTS.flatMap((fact) => {
    const value = field[fact];
    if (value === undefined || (value === false && fact !== 'default')) return [];
    return [[fact, typeof value === 'object' ? flow(value) : scalar(value)] as const];
  });
  return {
    ...Object.fromEntries(plain),
    ...(help !== undefined && { help: 'true' }),
    ...(item && { item: factsOfField(item) }),
    ...(fields && {
      fields: Object.fromEntries(fields.map((inner) => [inner.name, factsOfField(inner)])),
    }),
  };
}

/** Their names, in their order. */
export function namesOf(fields: readonly { readonly name: string }[]): readonly string[] {
  return fields.map(({ name }) => name);
}

/** The lines of todo comments, each as long as a line may be. */
export function commentOf(field: FieldDraft): readonly string[] {
  return field.todo === undefined ? [] : [`TODO ${field.todo}${perhapsOf(field)}`];
}

/** Behind what may be a reference: the resources that are called like it. */
export function perhapsOf({ perhaps = [] }: FieldDraft): string {
  return perhaps.length > 0 ? `, perhaps ${perhaps.join(' or ')}` : '';
}

/** The texts that a field brings along, by key below its resource: `help.ip`, `choices.kind.novel`. */
export function textsOfField(field: FieldDraft): readonly (readonly [string, string])[] {
  const choices = field.choices ?? field.item?.choices ?? [];
  const names = field.choiceNames ?? field.item?.choiceNames ?? [];
  return [
    ...(field.label === undefined ? [] : [[`fields.${field.name}`, field.label] as const]),
    ...(field.help === undefined ? [] : [[`help.${field.name}`, field.help] as const]),
    ...choices.flatMap((value, at) => {
      const name = names[at];
      return name === undefined ? [] : [[`choices.${field.name}.${value}`, name] as const];
    }),
    ...[...(field.fields ?? []), ...(field.item?.fields ?? [])].flatMap(textsOfField),
  ];
}
