import type { ApiAddress } from '../../../codegen/model/console.ts';
import type { ServerField } from '../../../codegen/model/serverField.ts';
import type { OptionsMetadata, Call, Sandbox } from '../core/sandbox.ts';
import { plainMetadata } from '../resources/metadata.ts';
import { metadataOfFields } from './fieldNotation.ts';
import { plain } from './router.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** The answer to OPTIONS that an area declares for an address. */
export function metadataAt(address: string, call: Call): Metadata | undefined {
  const declared = declaredMetadata(address, call);
  if (typeof declared === 'function') return declared(call);
  if (typeof declared === 'string') return tableMetadata(address, call, declared);
  return declared && metadataOfFields(...declared);
}

function declaredMetadata(address: string, { sandbox }: Call): OptionsMetadata | undefined {
  for (const { optionsMetadata = {} } of sandbox.areas.parts) {
    const all: { readonly [Address in string]?: OptionsMetadata } = optionsMetadata;
    if (all[address]) return all[address];
  }
  return undefined;
}

/** Metadata names no fields for these. */
const WITHOUT_FIELDS = ['DELETE', 'OPTIONS'];

/**
 * What the server's table says of the fields of an address.
 *
 * @param described the address that the table describes
 */
export function tableMetadata(
  address: string,
  { sandbox }: Call,
  described = address,
): Metadata | undefined {
  const fields = fieldsAt(described, sandbox);
  if (fields.size === 0) return undefined;
  const facts = byName([...fields.values()]);
  const methods = entryAt(address, sandbox)?.methods ?? [];
  return {
    ...plainMetadata('API'),
    actions: Object.fromEntries(
      methods.filter((method) => !WITHOUT_FIELDS.includes(method)).map((method) => [method, facts]),
    ),
  };
}

/** The fields that the server's table has of an address; none where it does not say them. */
export function fieldsAt(address: string, sandbox: Sandbox): ReadonlyMap<string, ServerField> {
  const versions = [...(entryAt(address, sandbox)?.described ?? [])];
  const [, fields] = versions.find(([version]) => version === sandbox.server) ?? versions[0] ?? [];
  return fields ?? new Map();
}

function entryAt(address: string, { model }: Sandbox): ApiAddress | undefined {
  return model.api.find((entry) => plain(entry.address) === plain(address));
}

/** What a table says of a field, in the server's words. */
function factsOf(field: ServerField): Metadata {
  const { required, readOnly, writeOnly, choices, child, children } = field;
  return {
    type: field.type,
    required,
    default: field.default,
    read_only: readOnly,
    label: field.name,
    min_value: field.minValue,
    max_value: field.maxValue,
    min_length: field.minLength,
    max_length: field.maxLength,
    write_only: writeOnly,
    choices: choices?.map((value) => ({ value, display_name: value })),
    child: child && factsOf(child),
    children: children && byName(children),
  };
}

function byName(fields: readonly ServerField[]): Metadata {
  return Object.fromEntries(fields.map((field) => [field.name, factsOf(field)]));
}
