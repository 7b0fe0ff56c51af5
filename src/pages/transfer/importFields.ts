import type { FieldModel } from '../../../codegen/model/fields.ts';
import { fieldsServed } from '../../../codegen/model/servedModel.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldsMetadata } from '../../api/metadata.ts';
import { effectiveFields, refineField } from '../../fields/effectiveFields.ts';
import type { ImportColumn, ImportKind } from './importRow.ts';

/**
 * The fields a row may have: those of the manifest that this server has, with the server's metadata, or the metadata alone.
 * Required is what the server requires; forms may require more.
 *
 * @param server its version, where the console serves several
 * @param metadata of creating a record; undefined when it could not be loaded
 */
export function importFields(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  server: string | undefined,
  metadata?: FieldsMetadata,
): readonly FieldModel[] {
  const served = fields && fieldsServed(fields, server);
  if (!served || !metadata) return effectiveFields({ fields: served }, metadata);
  return served.map((field) => {
    const server = metadata[field.name];
    if (!server) return field;
    const { required: _ofForms, ...refined } = refineField(field, server);
    return { ...refined, ...(server.required && { required: true as const }) };
  });
}

/** Required fields of new records without a column in the file. */
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
