import type { ConsoleModel, SettingFacts } from '../model/console.ts';
import type { FieldModel } from '../model/fields.ts';
import type { ResourceDefinition } from '../model/resources.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { quoted } from './literal.ts';
import { unionType } from './types.ts';

/** Types of the names that hand-written code uses, so that a name that leaves the manifests is a type error there. */
export function emitNames(model: ConsoleModel): readonly GeneratedFile[] {
  const permissions = model.permissions.map(({ name }) => name);
  const routes = model.routes.map(({ name }) => name);
  const addresses = model.api.map(({ address }) => address);
  const readers = model.routes.filter(({ query }) => query !== undefined);
  const definitions = [...model.resources.values()].map(({ definition }) => definition);
  return [
    generatedFile(
      'generated/names.ts',
      'The names that hand-written code may use.',
      [
        'manifest/permissions.yaml',
        'manifest/features.yaml',
        'manifest/api.yaml',
        'manifest/views',
        'manifest/resources',
      ],
      `export type Permission =${unionType(permissions)};

export type RouteName =${unionType(routes)};

/** The query parameters that actions may give hand-written pages. */
export interface PageQueries {
${readers.map(({ name, query = [] }) => `  ${quoted(name)}:${unionType(query).replaceAll('\n', '\n  ')};`).join('\n')}
}

/** API addresses below \`/api/v1/\`; \`:id\` is a record. */
export type ApiAddress =${unionType(addresses)};

/** Public settings and the type of each. */
export type SettingValues = {
${model.settings.map((setting) => `  readonly ${setting.name}: ${typeOfSetting(setting)};`).join('\n')}
};

export type SettingName = keyof SettingValues;

/** Names of the fields of each resource. */
export interface Fields {
${definitions.map((definition) => `  ${quoted(definition.id)}:${fieldsOf(definition, definitions)};`).join('\n')}
}

export type ResourceId = keyof Fields;

/** A field of the resource R, or of any resource. */
export type Field<R extends ResourceId = ResourceId> = Fields[R];

/** Names inside an object field or inside the items of a list field: \`meta.apply_nodes\`. */
export interface NestedFields {
${definitions.flatMap((definition) => nestedOf(definition)).join('\n')}
}

/** A name within one field of a resource. */
export type NestedField<R extends keyof NestedFields, F extends Field<R>> =
  NestedFields[R] extends infer Path ? (Path extends \`\${F}.\${infer Name}\` ? Name : never) : never;
`,
    ),
  ];
}

/** The type of an object setting is made from its default value; every key is optional. */
function typeOfSetting({ type, default: usual }: SettingFacts): string {
  if (type !== 'object') return type === 'integer' ? 'number' : type;
  const parts = Object.entries(usual ?? {}).map(
    ([name, value]) => `\n    readonly ${name}?: ${typeof value};`,
  );
  return parts.length > 0 ? `{${parts.join('')}\n  }` : 'Readonly<Record<string, unknown>>';
}

/** The union of a resource's field names. A resource that is \`like\` another shares the union of the other. */
function fieldsOf(
  definition: ResourceDefinition,
  definitions: readonly ResourceDefinition[],
): string {
  const names = namesOf(definition);
  const model = definitions.find(({ id }) => id === definition.like);
  if (model && namesOf(model).join() === names.join()) return ` Fields[${quoted(model.id)}]`;
  return unionType(names).replaceAll('\n', '\n  ');
}

function nestedOf(definition: ResourceDefinition): readonly string[] {
  const names = (definition.fields ?? []).flatMap((field) => pathsBelow(field, field.name));
  if (names.length === 0) return [];
  return [`  ${quoted(definition.id)}:${unionType(names).replaceAll('\n', '\n  ')};`];
}

function pathsBelow(
  { fields = [], item }: Pick<FieldModel, 'fields' | 'item'>,
  path: string,
): readonly string[] {
  const below = [...fields, ...(item?.fields ?? [])];
  return below.flatMap((field) => {
    const own = `${path}.${field.name}`;
    return [own, ...pathsBelow(field, own)];
  });
}

const namesOf = ({ fields = [] }: ResourceDefinition) => fields.map(({ name }) => name);
