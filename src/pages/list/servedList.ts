import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldsMetadata } from '../../api/metadata.ts';
import { effectiveFields } from '../../fields/effectiveFields.ts';
import { listFromMetadata } from './listModel.ts';

/**
 * List and fields of a resource that declares only one of them or neither.
 *
 * @param metadata fields of the server's OPTIONS answer; undefined when that failed
 */
export function servedList(
  definition: ResourceDefinition,
  metadata: FieldsMetadata | undefined,
): { readonly list: ListModel; readonly fields: readonly FieldModel[] } {
  const fields = effectiveFields(definition, definition.fields ? undefined : metadata);
  return { list: definition.list ?? listFromMetadata(definition, fields, metadata), fields };
}
