import { textType, textTypeByName } from '../../codegen/model/serverTypes.ts';
import type { FieldModel, FieldWidget } from '../../codegen/model/fields.ts';

/** Every kind of input; the components are in `edit/`. */
export type Widget =
  | FieldWidget
  | 'line'
  | 'email'
  | 'secret'
  | 'area'
  | 'number'
  | 'switch'
  | 'radio'
  | 'select'
  | 'checks'
  | 'multi-select'
  | 'datetime'
  | 'date'
  | 'time'
  | 'reference'
  | 'references'
  | 'lines'
  | 'entries'
  | 'object'
  | 'json';

/** With more options a filterable select is used, otherwise radio buttons (spec 1, section 2.9). */
const RADIO_LIMIT = 4;

type Typed = Pick<
  FieldModel,
  'type' | 'widget' | 'maxLength' | 'writeOnly' | 'choices' | 'options' | 'fields' | 'item'
>;

/** The widget of a field: the one in the manifest, else by name and type (spec 1, section 2.9). */
export function pickWidget(field: Typed & { readonly name?: string }): Widget {
  if (field.widget) return field.widget;
  switch (field.type) {
    case 'email':
      return 'email';
    case 'secret':
      return 'secret';
    case 'text':
      return 'area';
    case 'integer':
    case 'float':
    case 'decimal':
      return 'number';
    case 'boolean':
      return 'switch';
    case 'choice':
      return (field.choices?.length ?? 0) > RADIO_LIMIT ? 'select' : 'radio';
    case 'choices':
      return (field.choices?.length ?? 0) > RADIO_LIMIT ? 'multi-select' : 'checks';
    case 'datetime':
    case 'date':
    case 'time':
      return field.type;
    case 'reference':
      return field.options ? 'reference' : 'line';
    case 'references':
      return field.options ? 'references' : 'lines';
    case 'list':
      return field.item?.fields ? 'entries' : 'lines';
    case 'object':
      return field.fields ? 'object' : 'json';
    case 'json':
      return 'json';
    case 'id':
    case 'string':
    case 'url':
    case 'slug':
      return pickForText(field);
  }
}

function pickForText(field: Typed & { readonly name?: string }): Widget {
  const { name, writeOnly, maxLength } = field;
  const type =
    field.type === 'string' ? textType({ name, writeOnly, maxLength }) : textTypeByName(name);
  if (type === 'text') return 'area';
  return type === 'string' ? 'line' : type;
}
