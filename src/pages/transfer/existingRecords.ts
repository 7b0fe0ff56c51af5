import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { recordAddress } from '../../api/address.ts';
import { apiError } from '../../api/errorMessages.ts';
import { isApiError, type ApiErrorKind } from '../../api/errors.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { readPage } from '../../api/listCall.ts';
import type { Query, RequestFunction } from '../../api/request.ts';

export type RecordId = string | number;
export type ReadRecord = Readonly<Record<string, unknown>>;

/** Ids per call: they must fit into an address and be used while they are fresh. */
export const RECORDS_PER_CALL = 50;
/** Older answers are read again, because other users change records, too. */
export const FRESH_MS = 30_000;

/** Failures that a single invalid id may cause for the whole call. */
const SPOILED: readonly ApiErrorKind[] = [
  'validation',
  'bad-request',
  'not-found',
  'refused',
  'server',
];

/** Reads the records that rows change. */
export interface ExistingRecords {
  /**
   * Reads a record; each answer is used once.
   *
   * @param ahead ids that are needed next, read with the same call
   * @throws ApiError when there is no such record or it cannot be read
   */
  read(id: RecordId, ahead: readonly RecordId[]): Promise<ReadRecord>;
}

interface ReadingPlace {
  readonly request: RequestFunction;
  readonly definition: Pick<ResourceDefinition, 'api' | 'variants'>;
  /** Query of every call of the list. */
  readonly query: Query;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

export function createExistingRecords(place: ReadingPlace): ExistingRecords {
  const { request, definition, query, now } = place;
  const known = new Map<string, { readonly record: ReadRecord; readonly at: number }>();

  const readOne = async (id: RecordId): Promise<ReadRecord> => {
    const address = recordAddress(definition.api, id);
    if (address === undefined) {
      throw apiError({ kind: 'not-found', status: 404, address: definition.api });
    }
    const body = await request(modelAddress(address), { query, quiet: true });
    return Object(body);
  };
  const readMany = async (ids: readonly RecordId[]) => {
    const body = await request(modelAddress(definition.api), {
      query: { ...query, ids },
      quiet: true,
    });
    const at = now();
    for (const record of readPage<ReadRecord & { id: RecordId }>(body).data) {
      known.set(String(record.id), { record, at });
    }
  };
  const take = (id: RecordId): ReadRecord | undefined => {
    const found = known.get(String(id));
    known.delete(String(id));
    return found && now() - found.at <= FRESH_MS ? found.record : undefined;
  };

  return {
    read: async (id, ahead) => {
      // A list of several kinds does not contain the fields of each kind.
      if (definition.variants) return readOne(id);
      const found = take(id);
      if (found) return found;
      try {
        await readMany([...new Set([id, ...ahead])].slice(0, RECORDS_PER_CALL));
      } catch (error) {
        if (!isApiError(error) || !SPOILED.includes(error.kind)) throw error;
      }
      return take(id) ?? readOne(id);
    },
  };
}
