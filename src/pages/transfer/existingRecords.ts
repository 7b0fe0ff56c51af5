import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { recordAddress } from '../../api/address.ts';
import { messageFor } from '../../api/errorMessages.ts';
import { ApiError, isApiError, type ApiErrorKind } from '../../api/errors.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { readPage } from '../../api/listCall.ts';
import type { Query, RequestFunction } from '../../api/request.ts';

export type RecordId = string | number;
export type ReadRecord = Readonly<Record<string, unknown>>;

/** Ids of one call: an address has room for so many, and what was read is soon used. */
export const RECORDS_PER_CALL = 50;
/** What was read longer ago is read again: others work, too. */
export const FRESH_MS = 30_000;

/** One id that is none may spoil the call for all of them. */
const SPOILED: readonly ApiErrorKind[] = [
  'validation',
  'bad-request',
  'not-found',
  'refused',
  'server',
];

/** The records that rows change, as they are on the server. */
export interface ExistingRecords {
  /**
   * Each record is given once: whoever needs it again gets it as it is then.
   *
   * @param ahead ids that will be asked for next: they come with the same call
   * @throws ApiError where there is no such record, or it cannot be read
   */
  read(id: RecordId, ahead: readonly RecordId[]): Promise<ReadRecord>;
}

interface ReadingPlace {
  readonly request: RequestFunction;
  readonly definition: Pick<ResourceDefinition, 'api' | 'variants'>;
  /** What every call of the list carries. */
  readonly query: Query;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

export function createExistingRecords(place: ReadingPlace): ExistingRecords {
  const { request, definition, query, now } = place;
  const known = new Map<string, { readonly record: ReadRecord; readonly at: number }>();

  const readOne = async (id: RecordId): Promise<ReadRecord> => {
    const address = recordAddress(definition.api, id);
    if (address === undefined) throw noRecord(definition.api);
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
      // A list of several kinds does not tell what each kind has.
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

function noRecord(address: string): ApiError {
  const kind = 'not-found';
  return new ApiError({ kind, status: 404, address }, messageFor(kind, undefined));
}
