import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { labelOf } from '../core/labelOf.ts';
import { sayText } from '../core/texts.ts';
import { ownValue } from '../wire/ownValue.ts';
import { fieldsOfCall } from './kinds.ts';
import { LARGEST_INTEGER, SMALLEST_INTEGER } from './readValue.ts';
import { momentOf } from './values.ts';
import { baseOfCount, baseOfDisplay } from '../core/resource.ts';

type Facts = Record<string, unknown>;

/** Source: protocol, section 3. */
const RENDERS = ['application/json', 'text/csv', 'application/xlsx'];
const PARSES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/csv',
  'text/xlsx',
  '*/*',
];

/** The answer to OPTIONS: for each method the fields and their facts. */
export function metadataOf(
  resource: ServerResource,
  call: Call,
  kind: 'list' | 'record',
  only?: readonly string[],
): Facts {
  const usual =
    kind === 'record'
      ? ['PUT', 'PATCH', 'GET']
      : resource.definition.bulk || takesMany(resource, call)
        ? ['POST', 'PATCH', 'PUT', 'GET']
        : ['GET', 'POST'];
  const methods = only ?? resource.behaviour.metadataMethods ?? usual;
  const actions = Object.fromEntries(
    methods.map((method) => [method, actionFields(resource, call, method === 'GET')]),
  );
  return {
    name: `${spaced(resource.modelName)} ${kind === 'list' ? 'List' : 'Instance'}`,
    description: '',
    renders: RENDERS,
    parses: PARSES,
    actions,
  };
}

/** Whether the real server changes several records at this address, although `bulk` is false. */
function takesMany({ definition }: ServerResource, { sandbox }: Call): boolean {
  const known = sandbox.model.api.find(({ address }) => address === definition.api);
  return known?.methods.includes('PATCH') ?? false;
}

/** Metadata of an address without fields. */
export function plainMetadata(name: string): Facts {
  return { name, description: '', renders: RENDERS, parses: PARSES };
}

function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

function actionFields(resource: ServerResource, call: Call, reading: boolean): Facts {
  const hidden = resource.behaviour.hiddenFields?.(call, !reading) ?? [];
  const shown = fieldsOfCall(resource, call).filter((field) => !hidden.includes(field.name));
  return Object.fromEntries(
    shown.map((field) => [
      field.name,
      {
        ...fieldFacts(field, resource, call),
        filter: (reading && isFilter(resource, field.name)) || undefined,
        order: (reading && resource.server.order.includes(field.name)) || undefined,
      },
    ]),
  );
}

function isFilter(resource: ServerResource, name: string): boolean {
  return (
    resource.server.filters.some((filter) => filter.split('__')[0] === name) ||
    resource.behaviour.filters?.[name] !== undefined
  );
}

/** Keys are in the order of the real server; those without a value are not sent. */
function fieldFacts(field: FieldModel, resource: ServerResource, call: Call): Facts {
  const integerId = field.type === 'id' && resource.server.idType === 'integer';
  const readOnly = Boolean(field.readOnly) || integerId;
  return {
    type: wireType(field, resource),
    required: field.required === true && !readOnly,
    default: defaultFact(field, call),
    read_only: readOnly,
    label: labelOf(field, resource, call),
    help_text: field.help && sayText(call, field.help),
    ...limits(field, readOnly),
    write_only: Boolean(field.writeOnly),
    ...inner(field, resource, call, field.name),
  };
}

function limits(field: Omit<FieldModel, 'name' | 'label'>, readOnly: boolean): Facts {
  const bounded = field.type === 'integer' && !readOnly;
  return {
    min_value: field.min ?? (bounded ? SMALLEST_INTEGER : undefined),
    max_value: field.max ?? (bounded ? LARGEST_INTEGER : undefined),
    max_digits: field.digits,
    decimal_places: field.decimals,
    min_length: field.minLength || undefined,
    max_length: field.maxLength,
  };
}

function inner(
  field: Omit<FieldModel, 'name' | 'label'>,
  resource: ServerResource,
  call: Call,
  name = '',
): Facts {
  if (field.choices) {
    const isOffered = ownValue(resource.behaviour.offersChoice, name);
    const offered = field.choices.filter(
      (choice) => isOffered?.(String(choice.value), call) ?? true,
    );
    const choices = offered.map((choice) => ({
      value: choice.value,
      display_name: sayText(call, choice.label),
    }));
    return { choices };
  }
  if (field.fields) {
    // Without the kind in the query, the object has no parts (observed).
    if (field.fields.length === 0) return {};
    const children = field.fields.map((child) => [child.name, fieldFacts(child, resource, call)]);
    return { children: Object.fromEntries(children) };
  }
  if (field.type === 'object') return { child: childFacts({ type: 'json' }, resource, call) };
  if (field.type === 'list') {
    return { child: childFacts(field.item ?? { type: 'json' }, resource, call) };
  }
  return {};
}

function childFacts(
  item: Omit<FieldModel, 'name' | 'label'>,
  resource: ServerResource,
  call: Call,
): Facts {
  return {
    type: item.pattern ? 'regex' : typeOfField(item.type),
    required: true,
    read_only: false,
    ...limits({ ...item, type: item.type === 'integer' ? 'float' : item.type }, false),
    write_only: false,
    ...inner(item, resource, call),
  };
}

function wireType(field: FieldModel, resource: ServerResource): string {
  if (field.type === 'id') return resource.server.idType === 'integer' ? 'integer' : 'string';
  const computed =
    field.name === 'org_id' ||
    field.name === 'org_name' ||
    baseOfDisplay(field, resource.fields) !== undefined ||
    baseOfCount(field, resource.fields) !== undefined;
  if (field.readOnly && computed && field.type !== 'list' && field.type !== 'integer') {
    return 'field';
  }
  if (field.type === 'string' && field.pattern) return 'regex';
  return typeOfField(field.type);
}

/** What the server calls types; others have the name that they have in manifests. */
const TYPES: { readonly [Type in FieldModel['type']]?: string } = {
  reference: 'field',
  references: 'field',
  json: 'field',
  choices: 'multiple choice',
  object: 'nested object',
  text: 'string',
  secret: 'string',
  id: 'string',
};

function typeOfField(type: FieldModel['type']): string {
  return TYPES[type] ?? type;
}

function defaultFact(field: FieldModel, call: Call): unknown {
  const value = momentOf(field, field.default, call.now) ?? undefined;
  const isMoment = field.type === 'datetime' && typeof value === 'number';
  return isMoment ? new Date(value).toISOString() : value;
}
