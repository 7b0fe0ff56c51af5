import type { FieldModel } from '../../codegen/model/fields.ts';
import type { FieldMetadata, FieldsMetadata } from '../api/metadata.ts';
import { plainReference } from '../fields/plainReference.ts';

/** A field that PUT has to say, lest the server gives it its default. */
export interface KeptField {
  readonly name: string;
  readonly model?: FieldModel;
  /** The server has a default for it: left out, it would get that one. */
  readonly hasDefault: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The readable twin of a field: `nodes_display` of `nodes`. Sent along, it would win over it. */
const DISPLAY = '_display';

/**
 * The fields that a record is read with and PUT takes back: all that the server says can be written,
 * and where it says nothing those of the manifest. Secrets are none of them: they are never read.
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
 * What PUT sends: the record as it was read, with what shall change in it. The server's serializers
 * put a default in the place of everything that PUT leaves out (an asset would leave its nodes, an
 * expired permission would begin anew).
 *
 * @param record as it is on the server now
 * @param changes win over the record; so does a readable twin over the field it stands for
 */
export function wholeRecord(
  record: Values,
  fields: readonly KeptField[],
  changes: Values,
): Record<string, unknown> {
  const kept = fields.flatMap(({ name, model, hasDefault }): [string, unknown][] => {
    const value = record[name];
    if (name in changes || `${name}${DISPLAY}` in changes || value === undefined) return [];
    // Nothing stays nothing when it is not said, unless a default waits for it.
    if (value === null && !hasDefault) return [];
    return [[name, model ? plainReference(model, value) : value]];
  });
  return { ...Object.fromEntries(kept), ...changes };
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
