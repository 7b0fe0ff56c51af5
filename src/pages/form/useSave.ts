import { useDataProvider, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FormModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { app } from '../../../generated/app.ts';
import { encryptFields } from '../../api/encryption.ts';
import { kindQuery } from '../../fields/kinds.ts';
import type { FormValues } from './initialValues.ts';
import { saveSingle } from './singleRecord.ts';

export interface SaveTarget {
  readonly definition: ResourceDefinition;
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  /** The record to change; undefined for a new one. */
  readonly record: RaRecord | undefined;
  /** The record a new one is copied from: the server may copy more than the form shows. */
  readonly cloneFrom: string | undefined;
  /** Which kind of record it is, where there are several: its calls say so. */
  readonly kind: string | undefined;
}

/**
 * Sends the values: POST of the list for a new record, PUT or PATCH of its own address for an
 * existing one (spec 1, section 7). Secrets are encrypted on a copy, so that a failed save can be
 * repeated.
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

/** What a single record never had stays unsaid: the server takes no null (contract: settings, section 0). */
function withoutNull(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** What a call carries besides its data; nothing where there is nothing to say. */
function metaOf(
  query: Readonly<Record<string, string>>,
  fields: readonly FieldModel[],
  method?: 'PATCH',
): { meta?: object } {
  const meta = {
    ...(Object.keys(query).length > 0 && { query }),
    ...(method && { method }),
    // What is sent is a moment with its zone: the server takes its digits in the zone of the call.
    ...(fields.some(holdsServerTime) && { timeZone: app.serverTimeZone }),
  };
  return Object.keys(meta).length > 0 ? { meta } : {};
}

/** Is it, or has it inside, a moment that the server keeps without a zone and reads in its own? */
function holdsServerTime(field: FieldModel): boolean {
  return field.zone === 'server' || (field.fields?.some(holdsServerTime) ?? false);
}
