import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { created, del, get, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** The favourite assets of the caller. Source: contract: workbench, section 1. */
export const favouriteEndpoints: readonly Endpoint[] = [
  get('assets/favorite-assets', [], (call) =>
    pagedReply(
      call,
      favourites(call).map((asset) => ({ asset })),
    ),
  ),
  post('assets/favorite-assets', [], add),
  del('assets/favorite-assets', [], remove),
];

/** Ids of the favourites, oldest first. */
export function favourites(call: Call): readonly string[] {
  return call.sandbox.database
    .all('SELECT asset FROM favorite_assets WHERE user_id = ? ORDER BY rowid', [personOf(call).id])
    .map((row) => String(row['asset']));
}

function add(call: Call): Reply {
  const asset = bodyField(call, 'asset');
  if (typeof asset !== 'string') throw invalid({ asset: [{ say: serverMessages.required }] });
  call.sandbox.database.run(
    'INSERT OR IGNORE INTO favorite_assets (user_id, asset) VALUES (?, ?)',
    [personOf(call).id, asset],
  );
  return created({ asset });
}

function remove(call: Call): Reply {
  call.sandbox.database.run('DELETE FROM favorite_assets WHERE user_id = ? AND asset = ?', [
    personOf(call).id,
    call.query.get('asset') ?? '',
  ]);
  return { status: 204 };
}
