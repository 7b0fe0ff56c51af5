import { apiFacts } from '#project/generated/api.ts';
import { displayName, isEncrypted } from '../../codegen/model/nameRules.ts';
import type { FieldModel, FieldType } from '../../codegen/model/fields.ts';
import { typeFromServer } from '../../codegen/model/serverTypes.ts';
import type { FieldMetadata, FieldsMetadata } from '../api/metadata.ts';

/**
 * A field derived from metadata, for resources whose manifest declares none (spec 1, sections 2.9
 * and 7). Undefined for files, which have no input.
 */
function fieldFromMetadata(name: string, server: FieldMetadata): FieldModel | undefined {
  const type = typeOf(name, server);
  if (!type) return undefined;
  return {
    name,
    type,
    label: { literal: server.label ?? name },
    ...limits(server),
    ...(server.help_text && { help: { literal: server.help_text } }),
    ...(server.required && { required: true as const }),
    ...(server.read_only && { readOnly: true as const }),
    ...(server.write_only && { writeOnly: true as const }),
    ...(isEncrypted(name, server.read_only, apiFacts.names) && { encrypted: true as const }),
    ...(server.choices && { choices: server.choices.map(choiceFromMetadata) }),
    ...(type === 'object' && server.children && { fields: fieldsFromMetadata(server.children) }),
    ...(type === 'list' && server.child && { item: itemFromMetadata(server.child) }),
  };
}

/** All fields of a method, in the server's order. */
export function fieldsFromMetadata(metadata: FieldsMetadata): readonly FieldModel[] {
  const displays = new Set(Object.keys(metadata));
  return Object.entries(metadata).flatMap(([name, server]) => {
    const field = fieldFromMetadata(name, server);
    if (!field) return [];
    const display = displayName(name, apiFacts.names);
    return [display && displays.has(display) ? { ...field, display } : field];
  });
}

/** Lengths, bounds and the default, where the server gives them. */
export function limits(server: FieldMetadata): Partial<FieldModel> {
  return {
    ...(server.max_length !== undefined && { maxLength: server.max_length }),
    ...(server.min_length !== undefined && { minLength: server.min_length }),
    ...(server.max_value !== undefined && { max: server.max_value }),
    ...(server.min_value !== undefined && { min: server.min_value }),
    ...(server.max_digits !== undefined && { digits: server.max_digits }),
    ...(server.decimal_places !== undefined && { decimals: server.decimal_places }),
    ...(server.default !== undefined && { default: server.default }),
  };
}

export function choiceFromMetadata(choice: NonNullable<FieldMetadata['choices']>[number]) {
  return { value: choice.value, label: { literal: choice.display_name } };
}

function itemFromMetadata(child: FieldMetadata): Omit<FieldModel, 'name' | 'label'> {
  const {
    name: _name,
    label: _label,
    ...item
  } = fieldFromMetadata('item', child) ?? {
    name: 'item',
    label: 'item',
    type: 'string' as const,
  };
  return item;
}

function typeOf(name: string, server: FieldMetadata): FieldType | undefined {
  if (server.type === 'file upload' || server.type === 'image upload') return undefined;
  if (server.type === 'nested object') return server.children ? 'object' : 'json';
  if (name === 'id') return 'id';
  if (server.type === 'field' && !server.read_only) return 'reference';
  return typeFromServer(server.type, {
    name,
    readOnly: server.read_only,
    writeOnly: server.write_only,
    maxLength: server.max_length,
  });
}
