import type { ChoiceModel, FieldModel } from '../../codegen/model/fields.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { FieldMetadata, FieldsMetadata } from '../api/metadata.ts';
import { choiceFromMetadata, fieldsFromMetadata, limits } from './fieldFromMetadata.ts';

/**
 * The fields of a page: the manifest's, refined by the server's metadata, or the metadata alone
 * when the manifest declares none (spec 1, section 2.9). A declared field that is missing in the
 * metadata is not available to this user and is left out; a field that the manifest does not name
 * is never shown.
 *
 * @param metadata fields of one method in the OPTIONS answer; undefined when it could not be loaded
 */
export function effectiveFields(
  definition: Pick<ResourceDefinition, 'fields'>,
  metadata?: FieldsMetadata,
): readonly FieldModel[] {
  if (!definition.fields) return metadata ? fieldsFromMetadata(metadata) : [];
  return metadata ? refineAll(definition.fields, metadata) : definition.fields;
}

function refineAll(fields: readonly FieldModel[], metadata: FieldsMetadata): readonly FieldModel[] {
  return fields.flatMap((field) => {
    if (field.pageOnly) return [field];
    const server = metadata[field.name];
    return server ? [refineField(field, server)] : [];
  });
}

/**
 * A declared field refined by the server: required, read-only, choices, lengths, default. The
 * stricter of both applies.
 */
export function refineField(field: FieldModel, server: FieldMetadata): FieldModel {
  const { min, max, ...rest } = limits(server);
  const lowest = tighter(Math.max, field.min, min);
  const highest = tighter(Math.min, field.max, max);
  const nested = field.fields && server.children && refineAll(field.fields, server.children);
  return {
    ...field,
    ...rest,
    ...(lowest !== undefined && { min: lowest }),
    ...(highest !== undefined && { max: highest }),
    ...(server.required && { required: true as const }),
    ...(server.read_only && { readOnly: true as const }),
    ...(server.choices && { choices: choicesOf(field.choices, server.choices) }),
    ...(nested && { fields: nested }),
  };
}

/** The server's values in its order, with the manifest's labels where it has them. */
function choicesOf(
  declared: readonly ChoiceModel[] | undefined,
  offered: NonNullable<FieldMetadata['choices']>,
): readonly ChoiceModel[] {
  return offered.map(
    (choice) =>
      declared?.find((known) => known.value === choice.value) ?? choiceFromMetadata(choice),
  );
}

function tighter(
  pick: (...values: number[]) => number,
  declared: number | undefined,
  served: number | undefined,
): number | undefined {
  if (declared === undefined) return served;
  return served === undefined ? declared : pick(declared, served);
}
