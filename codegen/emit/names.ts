import type { ConsoleModel, SettingFacts } from '../model/console.ts';
import type { ResourceDefinition } from '../model/resources.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { quoted } from './literal.ts';
import { loadedResources } from './loadedResources.ts';
import { definitionPath } from './paths.ts';
import { unionType } from './types.ts';

/** Types of the names that hand-written code uses, so that a name that leaves the manifests is a type error there. */
export function emitNames(model: ConsoleModel): GeneratedFile {
  const permissions = model.permissions.map(({ name }) => name);
  const routes = model.routes.map(({ name }) => name);
  const addresses = model.api.map(({ address }) => address);
  const readers = model.routes.filter(({ query }) => query !== undefined);
  const definitions = [...model.resources.values()].map(({ definition }) => definition);
  const ofPages = loadedResources(model);
  const unnamed = [...model.resources.values()].flatMap(({ definition, served = [] }) => {
    const named = new Set(definition.fields?.map(({ name }) => name));
    const fields = served.filter(({ name }) => !named.has(name));
    return fields.length > 0 ? [{ id: definition.id, fields }] : [];
  });
  const loaded = definitions.filter(({ id }) => ofPages.has(id));
  const others = definitions.filter(({ id }) => !ofPages.has(id));
  return generatedFile(
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

/** The resources that a page loads. */
interface Definitions {
${loaded.map(({ id }) => `  ${quoted(id)}: typeof import('./${definitionPath(id)}');`).join('\n')}
}

/** Names of the fields of the others. */
interface OtherFields {
${others.map((definition) => `  ${quoted(definition.id)}:${fieldsOf(definition)};`).join('\n')}
}

type FieldIn<Module> = Module extends { readonly default: { readonly fields: readonly (infer F)[] } }
  ? F
  : never;

type NameOf<F> = F extends { readonly name: infer Name extends string } ? Name : never;

/** Names of the fields of each resource. */
export type Fields = {
  readonly [R in keyof Definitions]: NameOf<FieldIn<Definitions[R]>>;
} & OtherFields;

export type ResourceId = keyof Fields;

/** Names of fields that the server has and no page names. */
interface UnnamedFields {
${unnamed.map((resource) => `  ${quoted(resource.id)}:${fieldsOf(resource)};`).join('\n')}
}

/** A field that the server has of the resource R. */
export type ServedField<R extends ResourceId = ResourceId> =
  | Fields[R]
  | (R extends keyof UnnamedFields ? UnnamedFields[R] : never);

/** A field of the resource R, or of any resource. */
export type Field<R extends ResourceId = ResourceId> = Fields[R];

type Below<F> =
  | (F extends { readonly fields: readonly (infer Inner)[] } ? Inner : never)
  | (F extends { readonly item: { readonly fields: readonly (infer Inner)[] } } ? Inner : never);

type PathBelow<F> = F extends { readonly name: infer Name extends string }
  ? \`\${Name}.\${NameOf<Below<F>> | PathBelow<Below<F>>}\`
  : never;

/** Names inside an object field or inside the items of a list field: \`meta.apply_nodes\`. */
export type NestedFields = {
  readonly [R in keyof Definitions]: PathBelow<FieldIn<Definitions[R]>>;
};

/** A name within one field of a resource. */
export type NestedField<R extends keyof NestedFields, F extends Field<R>> =
  NestedFields[R] extends infer Path ? (Path extends \`\${F}.\${infer Name}\` ? Name : never) : never;
`,
  );
}

/** The type of an object setting is made from its default value; every key is optional. */
function typeOfSetting({ type, default: usual }: SettingFacts): string {
  if (type !== 'object') return type === 'integer' ? 'number' : type;
  const parts = Object.entries(usual ?? {}).map(
    ([name, value]) => `\n    readonly ${name}?: ${typeof value};`,
  );
  return parts.length > 0 ? `{${parts.join('')}\n  }` : 'Readonly<Record<string, unknown>>';
}

function fieldsOf({ fields = [] }: Pick<ResourceDefinition, 'fields'>): string {
  return unionType(fields.map(({ name }) => name)).replaceAll('\n', '\n  ');
}
