import { nameInWords } from '../edit/placeText.ts';
import { FIELD_TYPES, type FieldType } from '../model/fields.ts';
import { ScaffoldError } from './draftFiles.ts';
import type { FieldDraft } from '../server/fieldDraft.ts';
import { hint, isFieldName } from './names.ts';

const LONGEST_NAME = 128;

/** The fields of a resource of which nothing is said. */
const USUAL_FIELDS: readonly FieldDraft[] = [
  { name: 'name', type: 'string', required: true, maxLength: LONGEST_NAME },
  { name: 'comment', type: 'text' },
];

/** The fields of a resource that is there to be looked at. */
export const SAMPLE_FIELDS =
  'name:string:required,kind:choice=tool/part/material:required,quantity:integer:required,price:float,acquired:date,in_stock:boolean,comment:text';

/**
 * Fields from a command line: `name:string:required,genre:choice=novel/poem,owner:reference=users.user`. Without a
 * type it is a string.
 *
 * @param spec the usual fields when absent
 * @throws ScaffoldError for what cannot be a field, with a suggestion
 */
export function readFields(spec?: string): readonly FieldDraft[] {
  if (spec === undefined) return USUAL_FIELDS;
  return spec
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'id:id' && part !== 'id')
    .map(readField);
}

function readField(part: string): FieldDraft {
  const [name = '', typeAndMore = 'string', ...marks] = part.split(':');
  const [type = '', more] = typeAndMore.split('=');
  if (!isFieldName(name)) throw new ScaffoldError(`'${name}' is no name of a field.`);
  const required = marks.includes('required');
  const unknown = marks.find((mark) => mark !== 'required');
  if (unknown !== undefined) {
    throw new ScaffoldError(`'${unknown}' cannot be said of ${name}. Known is: required.`);
  }
  return { name, type: typeOf(type, name), required, ...details(typeOf(type, name), name, more) };
}

function typeOf(word: string, field: string): FieldType {
  const type = FIELD_TYPES.find((known) => known === word);
  if (type) return type;
  throw new ScaffoldError(
    `There is no type '${word}' for the field ${field}.${hint(word, FIELD_TYPES)}`,
  );
}

function details(type: FieldType, name: string, more: string | undefined): Partial<FieldDraft> {
  if (type === 'choice' || type === 'choices') {
    const choices = more?.split('/').filter(Boolean) ?? [];
    if (choices.length > 0) return { choices, choiceNames: choices.map(nameInWords) };
    throw new ScaffoldError(`Say the choices of ${name}: ${name}:${type}=one/two.`);
  }
  if (type === 'reference' || type === 'references') {
    if (more !== undefined && more !== '') return { to: more };
    throw new ScaffoldError(`Say whose records ${name} names: ${name}:${type}=app.model.`);
  }
  if (more !== undefined) throw new ScaffoldError(`A field of type ${type} takes no '=${more}'.`);
  if (type === 'list') return { item: { type: 'string' } };
  if (type === 'object') {
    throw new ScaffoldError(
      `Write the object ${name} by hand: its fields stand inside it. For free data take the type json.`,
    );
  }
  return type === 'string' ? { maxLength: LONGEST_NAME } : {};
}
