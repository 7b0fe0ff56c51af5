import { useDataProvider, type RaRecord } from 'ra-core';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { app } from '../../../generated/app.ts';
import { encryptFields } from '../../api/encryption.ts';
import { kindQuery } from '../../fields/kinds.ts';
import { keptFields, wholeRecord } from '../wholeRecord.ts';
import type { FormFacts, FormOptions } from './formOptions.ts';
import type { FormValues } from './initialValues.ts';

/** @param stored the record as the server has it now; undefined for a new one */
type Save = (changes: FormValues, stored: RaRecord | undefined) => Promise<RaRecord>;

/**
 * Saves the values: POST to the list for a new record, PUT or PATCH of an existing one (spec 1,
 * section 7). Encrypts secrets in a copy, so that a failed save can be repeated.
 */
export function useSave(
  { definition, source, cloneFrom, toSend }: FormOptions,
  { form, fields, situation }: FormFacts,
): Save {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id: resource, single } = definition;
  const method = form.updateMethod;
  return async (changes, stored) => {
    const kept = keptFields(definition.fields, source.metadata);
    const isWhole = stored !== undefined && method === 'PUT' && !toSend;
    const values = isWhole ? wholeRecord(stored, kept, changes, situation.self) : changes;
    const data = await encryptFields(single ? withoutNull(values) : values, fields);
    const query = { ...kindQuery(definition, source.kind), ...single };
    if (stored) {
      const how = { ...(method === 'PATCH' && { method }), ...(single && { sole: true }) };
      const saved = await provider.update<RaRecord>(resource, {
        id: stored.id,
        data,
        previousData: stored,
        ...metaOf(query, fields, how),
      });
      return saved.data;
    }
    // The server may copy more fields of a clone's source than the form shows.
    const saved = await provider.create<RaRecord>(resource, {
      data,
      ...metaOf({ ...query, ...(cloneFrom !== undefined && { clone_from: cloneFrom }) }, fields),
    });
    return saved.data;
  };
}

/** A single record has no `null` values: empty fields are left out (contract: settings, section 0). */
function withoutNull(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Parameters of the call besides its data; undefined when there are none. */
function metaOf(
  query: Readonly<Record<string, string>>,
  fields: readonly FieldModel[],
  how: object = {},
): { meta?: object } {
  const meta = {
    ...(Object.keys(query).length > 0 && { query }),
    ...how,
    // The server reads times without zone in the zone that the call names.
    ...(fields.some(holdsServerTime) && { timeZone: app.serverTimeZone }),
  };
  return Object.keys(meta).length > 0 ? { meta } : {};
}

/** Is it, or does it contain, a time that the server stores without a zone? */
function holdsServerTime(field: FieldModel): boolean {
  return field.zone === 'server' || (field.fields?.some(holdsServerTime) ?? false);
}
