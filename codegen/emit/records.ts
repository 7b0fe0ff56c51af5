import type { ConsoleModel, ModelResource } from '../model/console.ts';
import type { FieldModel } from '../model/fields.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { keyText, quoted } from './literal.ts';
import { areaOf } from './paths.ts';
import { typeName } from './types.ts';

type Resources = ConsoleModel['resources'];

/** The records as the API answers them: one file an area, one type a resource. */
export function emitRecords(model: ConsoleModel): readonly GeneratedFile[] {
  return [...groupByArea(model.resources)].map(([area, resources]) => {
    const names = typeNames(resources);
    return generatedFile(
      `generated/records/${area}.ts`,
      `Records of ${area} as the API answers them. What is only sent is optional.`,
      [`manifest/resources/${area}`],
      resources
        .map((resource, at) => recordType(resource, names[at] ?? '', model.resources))
        .join(''),
    );
  });
}

function groupByArea(resources: Resources): ReadonlyMap<string, readonly ModelResource[]> {
  const byArea = new Map<string, ModelResource[]>();
  for (const resource of resources.values()) {
    const { area } = areaOf(resource.definition.id);
    const known = byArea.get(area);
    if (known) known.push(resource);
    else byArea.set(area, [resource]);
  }
  return byArea;
}

/** The resource's name, or its id where another of the area before it bears the same name. */
function typeNames(resources: readonly ModelResource[]): readonly string[] {
  const taken = new Set<string>();
  return resources.map(({ definition }) => {
    const byName = typeName(definition.name);
    const name = taken.has(byName) ? typeName(areaOf(definition.id).name) : byName;
    taken.add(name);
    return name;
  });
}

function recordType(
  { definition, server }: ModelResource,
  name: string,
  resources: Resources,
): string {
  const comment = `\n/** ${definition.id}: /api/v1/${definition.api}/ */\n`;
  if (!definition.fields) return `${comment}export type ${name} = Record<string, unknown>;\n`;
  const lines = definition.fields
    .filter((field) => !field.pageOnly)
    .map((field) => `  ${propertyOf(field, server.idType, resources, 1)}\n`);
  return `${comment}export interface ${name} {\n${lines.join('')}}\n`;
}

function propertyOf(
  field: FieldModel,
  idType: 'uuid' | 'integer',
  resources: Resources,
  depth: number,
): string {
  const mark = field.writeOnly || field.type === 'secret' ? '?' : '';
  const type =
    field.name === 'id' && field.type === 'id'
      ? idText(idType)
      : valueType(field, resources, depth);
  return `readonly ${keyText(field.name)}${mark}: ${type}${mayBeNull(field) ? ' | null' : ''};`;
}

/** The API answers null for what nobody has filled in; switches, lists and required values are there. */
function mayBeNull(field: FieldModel): boolean {
  const always = ['id', 'boolean', 'choices', 'references', 'list'];
  return field.required !== true && field.name !== 'id' && !always.includes(field.type);
}

function valueType(
  field: Omit<FieldModel, 'name' | 'label'>,
  resources: Resources,
  depth: number,
): string {
  const choices = field.choices?.map(({ value }) =>
    typeof value === 'string' ? quoted(value) : String(value),
  );
  const union = choices && choices.length > 0 ? choices.join(' | ') : 'string';
  switch (field.type) {
    case 'integer':
    case 'float':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'choice':
      return union;
    case 'choices':
      return listType(union);
    case 'reference':
      return referenceType(field, resources);
    case 'references':
      return `readonly ${referenceType(field, resources)}[]`;
    case 'list':
      return field.item ? listType(valueType(field.item, resources, depth)) : 'readonly unknown[]';
    case 'object':
      return field.fields ? objectType(field.fields, resources, depth) : 'Record<string, unknown>';
    case 'json':
      return 'unknown';
    default:
      return 'string';
  }
}

/** A union stands in brackets before its list's. */
function listType(item: string): string {
  return item.includes(' ') ? `readonly (${item})[]` : `readonly ${item}[]`;
}

function objectType(fields: readonly FieldModel[], resources: Resources, depth: number): string {
  const indent = '  '.repeat(depth);
  const lines = fields.map(
    (field) => `${indent}  ${propertyOf(field, 'uuid', resources, depth + 1)}\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** A reference holds the id of its target, or another value that the API wants instead. */
function referenceType(field: Omit<FieldModel, 'name' | 'label'>, resources: Resources): string {
  const target = field.to === undefined ? undefined : resources.get(field.to);
  return field.options?.value === 'id' && target ? idText(target.server.idType) : 'string';
}

function idText(idType: 'uuid' | 'integer'): string {
  return idType === 'integer' ? 'number' : 'string';
}
