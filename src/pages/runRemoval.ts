import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkFailure } from '../api/bulkFailure.ts';
import { request } from '../api/client.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { modelAddress } from '../api/modelAddress.ts';
import { isOptionValue } from '../fields/options.ts';
import type { Removal } from './removal.ts';
import type { RemovalOwner } from './removalOwner.ts';
import { undoNotice } from './undo/undoNotice.ts';
import type { SayText } from '../i18n/useText.ts';

export interface RemovalStage {
  readonly definition: Pick<RemovalOwner, 'id' | 'api' | 'many' | 'putBack'>;
  readonly nameOf: (record: RaRecord) => string;
  readonly provider: ConsoleDataProvider;
  readonly queries: QueryClient;
  readonly notify: (
    message: ReactNode,
    options: {
      readonly type: 'success' | 'error';
      readonly multiLine?: true;
      readonly autoHideDuration?: null;
    },
  ) => void;
  readonly text: SayText;
  readonly failureText: (error: unknown) => string | undefined;
}

/**
 * Deletes one record and notifies about the result (spec 1, sections 7 and 8). A relation can be
 * put back from the notification.
 */
export async function removeOne(
  stage: RemovalStage,
  record: RaRecord,
  at: 'row' | 'page' = 'row',
): Promise<boolean> {
  const { definition, nameOf, provider, queries, text } = stage;
  const gone = await run(
    stage,
    () => provider.delete(definition.id, { id: record.id, previousData: record }),
    text('pages.removal.done', { name: nameOf(record) }),
    (reason) =>
      at === 'page'
        ? text('pages.removal.failed', { reason })
        : text('pages.removal.rowFailed', { name: nameOf(record), reason }),
    undefined,
    undoOf(stage, record),
  );
  if (gone) {
    queries.removeQueries({ queryKey: [definition.id, 'getOne', { id: String(record.id) }] });
  }
  return gone;
}

/** Adds the removed relation again; undefined where nothing can be added. */
function undoOf(stage: RemovalStage, record: RaRecord): (() => Promise<boolean>) | undefined {
  const { definition, nameOf, text } = stage;
  const { putBack, api } = definition;
  const related: unknown = putBack && record[putBack.field];
  if (!putBack || !isOptionValue(related)) return undefined;
  const body = [{ ...putBack.where, [putBack.field]: related }];
  return () =>
    run(
      stage,
      () => request(modelAddress(api), { method: 'POST', body, quiet: true }),
      text('relations.putBack', { name: nameOf(record) }),
      (reason) => text('undo.failed', { reason }),
    );
}

/** Deletes selected records and reports those that were refused. */
export function removeMany(
  stage: RemovalStage,
  ...[records, by, onRefused]: Parameters<Removal['removeMany']>
): Promise<boolean> {
  const { definition, provider, text } = stage;
  return run(
    stage,
    () =>
      provider.deleteMany(definition.id, {
        ids: records.map((record) => record.id),
        ...(by && { meta: { by } }),
      }),
    text('pages.removal.bulkDone', { many: text(definition.many), count: records.length }),
    (reason) => text('pages.removal.bulkFailed', { reason }),
    onRefused,
  );
}

async function run(
  { definition, queries, notify, failureText }: RemovalStage,
  call: () => Promise<unknown>,
  done: string,
  failed: (reason: string) => string,
  onRefused?: (failure: BulkFailure) => void,
  undo?: () => Promise<boolean>,
): Promise<boolean> {
  const readAnew = () => queries.invalidateQueries({ queryKey: [definition.id, 'getList'] });
  try {
    await call();
  } catch (error) {
    const reason = failureText(error);
    if (onRefused && error instanceof BulkFailure) onRefused(error);
    else if (reason !== undefined) notify(failed(reason), { type: 'error', multiLine: true });
    await readAnew();
    return false;
  }
  if (undo) notify(...undoNotice(done, undo));
  else notify(done, { type: 'success' });
  await readAnew();
  return true;
}
