import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldsMetadata } from '../../api/metadata.ts';
import { effectiveFields, refineField } from '../../fields/effectiveFields.ts';
import type { ImportColumn, ImportKind } from './importRow.ts';

/**
 * What a row may hold: the manifest's fields as the server accepts them today, or the server's
 * alone. Unlike in a form only what the server requires is required: a file may leave out what a
 * form insists on.
 *
 * @param metadata of creating a record; absent when it could not be read
 */
export function importFields(
  definition: Pick<ResourceDefinition, 'fields'>,
  metadata?: FieldsMetadata,
): readonly FieldModel[] {
  if (!definition.fields || !metadata) return effectiveFields(definition, metadata);
  return definition.fields.map((field) => {
    const server = metadata[field.name];
    if (!server) return field;
    const { required: _ofForms, ...refined } = refineField(field, server);
    return { ...refined, ...(server.required && { required: true as const }) };
  });
}

/** Fields that new records need and the file has no column for. */
export function missingFields(
  kind: ImportKind,
  columns: readonly ImportColumn[],
  fields: readonly FieldModel[],
): readonly FieldModel[] {
  if (kind === 'update') return [];
  return fields.filter(
    ({ name, required, readOnly, pageOnly }) =>
      required === true && !readOnly && !pageOnly && !columns.some(({ field }) => field === name),
  );
}
