import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import { BulkFailure } from '../api/bulkFailure.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { useWords } from '../i18n/useWords.ts';
import { useFailureText } from './useFailureText.ts';

export interface Removal {
  /** Deletes one record; says whether it is gone. A failure has other words on the record's own page. */
  removeOne(record: RaRecord, at?: 'row' | 'page'): Promise<boolean>;
  /**
   * Deletes a selection, by its stored ids unless its list says otherwise; says whether all is gone.
   * Where single records were refused `onRefused` tells which.
   */
  removeMany(
    records: readonly RaRecord[],
    by: 'address' | undefined,
    onRefused: (failure: BulkFailure) => void,
  ): Promise<boolean>;
}

/** Deletes records for good, waits for the server, tells how it went (spec 1, sections 7 and 8). */
export function useRemoval(definition: ResourceDefinition): Removal {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const words = useWords();
  const failureText = useFailureText();

  const run = useCallback(
    async (
      call: () => Promise<unknown>,
      done: string,
      failed: (reason: string) => string,
      onRefused?: (failure: BulkFailure) => void,
    ) => {
      try {
        await call();
      } catch (error) {
        const reason = failureText(error);
        if (onRefused && error instanceof BulkFailure) onRefused(error);
        else if (reason !== undefined) notify(failed(reason), { type: 'error', multiLine: true });
        await queries.invalidateQueries({ queryKey: [definition.id, 'getList'] });
        return false;
      }
      notify(done, { type: 'success' });
      await queries.invalidateQueries({ queryKey: [definition.id, 'getList'] });
      return true;
    },
    [definition, failureText, notify, queries],
  );

  const removeOne = useCallback<Removal['removeOne']>(
    async (record, at = 'row') => {
      const gone = await run(
        () => provider.delete(definition.id, { id: record.id, previousData: record }),
        words('pages.removal.done'),
        (reason) =>
          words(at === 'page' ? 'pages.removal.failed' : 'pages.removal.rowFailed', { reason }),
      );
      if (gone)
        queries.removeQueries({ queryKey: [definition.id, 'getOne', { id: String(record.id) }] });
      return gone;
    },
    [definition, provider, queries, run, words],
  );
  const removeMany = useCallback<Removal['removeMany']>(
    (records, by, onRefused) =>
      run(
        () =>
          provider.deleteMany(definition.id, {
            ids: records.map((record) => record.id),
            ...(by && { meta: { by } }),
          }),
        words('pages.removal.bulkDone', { count: records.length }),
        (reason) => words('pages.removal.bulkFailed', { reason }),
        onRefused,
      ),
    [definition, provider, run, words],
  );
  return { removeOne, removeMany };
}
