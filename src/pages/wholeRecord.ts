import type { FieldModel } from '../../codegen/model/fields.ts';
import type { FieldMetadata, FieldsMetadata } from '../api/metadata.ts';
import { plainReference } from '../fields/plainReference.ts';

/** A field that PUT must contain, because the server would otherwise reset it. */
export interface KeptField {
  readonly name: string;
  readonly model?: FieldModel;
  /** The server has a default, which it sets when the field is missing. */
  readonly hasDefault: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The readable counterpart of a field: `nodes_display` of `nodes`. When both are sent, it wins. */
const DISPLAY = '_display';

/**
 * The fields that PUT sends back: everything writable by the server's metadata or, without
 * metadata, by the manifest, except secrets.
 *
 * @param metadata of PUT
 */
export function keptFields(
  declared: readonly FieldModel[] = [],
  metadata?: FieldsMetadata,
): readonly KeptField[] {
  const models = new Map(declared.map((field) => [field.name, field]));
  const fields = metadata
    ? Object.entries(metadata).flatMap(([name, server]) =>
        isRead(server) ? [keptField(name, models.get(name), server.default !== undefined)] : [],
      )
    : declared.flatMap((field) =>
        field.readOnly || field.writeOnly || field.pageOnly || field.type === 'secret'
          ? []
          : [keptField(field.name, field, field.default !== undefined)],
      );
  const names = new Set(fields.map(({ name }) => name));
  return fields.filter(({ name }) => name !== 'id' && !isTwin(name, names));
}

/**
 * The body of a PUT: the current record with the changes. The server resets what is missing (an
 * record would leave its groups, an expired permission would be renewed).
 *
 * @param record the current record on the server
 * @param changes win over the record, and a readable counterpart wins over its field
 * @param isOwn the record is the user's own: what users cannot send about themselves is left out. A change of it is
 * sent all the same, so that the server says why it refuses it
 */
export function wholeRecord(
  record: Values,
  fields: readonly KeptField[],
  changes: Values,
  isOwn = false,
): Record<string, unknown> {
  const closed = new Set(
    fields.flatMap(({ name, model }) => (isOwn && model?.selfReadOnly ? [name] : [])),
  );
  const sent = Object.entries(changes).filter(
    ([name, value]) => !closed.has(name) || !saysTheSame(value, record[name]),
  );
  const kept = fields.flatMap(({ name, model, hasDefault }): [string, unknown][] => {
    const value = record[name];
    if (closed.has(name)) return [];
    if (name in changes || `${name}${DISPLAY}` in changes || value === undefined) return [];
    // A `null` need not be sent, unless the server has a default.
    if (value === null && !hasDefault) return [];
    return [[name, model ? plainReference(model, value) : value]];
  });
  return Object.fromEntries([...kept, ...sent]);
}

/** Files have `True` for `true`. */
function saysTheSame(value: unknown, before: unknown): boolean {
  return String(value).toLowerCase() === String(before).toLowerCase();
}

function keptField(name: string, model: FieldModel | undefined, hasDefault: boolean): KeptField {
  return { name, hasDefault, ...(model && { model }) };
}

function isRead({ read_only: readOnly, write_only: writeOnly }: FieldMetadata): boolean {
  return !readOnly && !writeOnly;
}

function isTwin(name: string, names: ReadonlySet<string>): boolean {
  return name.endsWith(DISPLAY) && names.has(name.slice(0, -DISPLAY.length));
}
