import type { FieldModel } from '../../codegen/model/fields.ts';
import type { ModelResource } from '../../codegen/model/console.ts';
import type { ResourceDefinition, ServerFacts } from '../../codegen/model/resources.ts';

type FieldFacts = Omit<FieldModel, 'name' | 'label'>;

export interface Declaration {
  readonly id: string;
  readonly name: string;
  readonly api: string;
  readonly title?: string;
  readonly bulk?: false;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  readonly server: Partial<ServerFacts>;
}

/**
 * Declares a resource that the console does not show yet but other resources point to. A manifest of
 * the same name takes its place. Labels fall back to the catalogue's common field names.
 */
export function declare(declaration: Declaration): ModelResource {
  const { id, name, api, title = 'name' } = declaration;
  const fields = Object.entries(declaration.fields).map(([field, facts]) => ({
    name: field,
    label: `fields.${field}`,
    ...facts,
  }));
  const definition: ResourceDefinition = {
    id,
    permission: id,
    name,
    api,
    bulk: declaration.bulk ?? true,
    one: `resources.${id}.one`,
    many: `resources.${id}.many`,
    record: { title },
    fields,
  };
  const server: ServerFacts = {
    search: [],
    order: [],
    filters: [],
    defaultOrder: title,
    organizationScoped: 'org_id' in declaration.fields,
    idType: 'uuid',
    unique: [],
    ...declaration.server,
  };
  return { definition, server, source: { file: 'sandbox/builtin', line: 1 } };
}

export function choices(...values: readonly string[]): FieldModel['choices'] {
  return values.map((value) => ({ value, label: { literal: value } }));
}
