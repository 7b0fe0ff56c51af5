import { useDataProvider, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { app } from '../../../generated/app.ts';
import { encryptFields } from '../../api/encryption.ts';
import { kindQuery } from '../../fields/kinds.ts';
import type { FormValues } from './initialValues.ts';
import { saveSingle } from './singleRecord.ts';

interface SaveTarget {
  readonly definition: ResourceDefinition;
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly record: RaRecord | undefined;
  /** The source of a clone: the server may copy more fields than the form shows. */
  readonly cloneFrom: string | undefined;
  /** The kind of the record, where the address depends on it. */
  readonly kind: string | undefined;
}

/**
 * Saves the values: POST to the list for a new record, PUT or PATCH of an existing one (spec 1,
 * section 7). Encrypts secrets in a copy, so that a failed save can be repeated.
 */
export function useSave(target: SaveTarget): (values: FormValues) => Promise<RaRecord> {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { definition, form, fields, record, cloneFrom, kind } = target;
  return useCallback(
    async (values) => {
      const data = await encryptFields(values, fields);
      const query = kindQuery(definition, kind);
      if (definition.single) return saveSingle(definition, form.updateMethod, withoutNull(data));
      if (record) {
        const saved = await provider.update<RaRecord>(definition.id, {
          id: record.id,
          data,
          previousData: record,
          ...metaOf({ ...query }, fields, form.updateMethod === 'PATCH' ? 'PATCH' : undefined),
        });
        return saved.data;
      }
      const saved = await provider.create<RaRecord>(definition.id, {
        data,
        ...metaOf({ ...query, ...(cloneFrom !== undefined && { clone_from: cloneFrom }) }, fields),
      });
      return saved.data;
    },
    [provider, definition, form, fields, record, cloneFrom, kind],
  );
}

/** A single record has no `null` values: empty fields are left out (contract: settings, section 0). */
function withoutNull(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Parameters of the call besides its data; undefined when there are none. */
function metaOf(
  query: Readonly<Record<string, string>>,
  fields: readonly FieldModel[],
  method?: 'PATCH',
): { meta?: object } {
  const meta = {
    ...(Object.keys(query).length > 0 && { query }),
    ...(method && { method }),
    // The server reads times without zone in the zone that the call names.
    ...(fields.some(holdsServerTime) && { timeZone: app.serverTimeZone }),
  };
  return Object.keys(meta).length > 0 ? { meta } : {};
}

/** Is it, or does it contain, a time that the server stores without a zone? */
function holdsServerTime(field: FieldModel): boolean {
  return field.zone === 'server' || (field.fields?.some(holdsServerTime) ?? false);
}
