import { serverMessages } from '../../kernel/core/serverMessages.ts';
import { type Endpoint, personOf, type Call } from '../../kernel/core/sandbox.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { bodyField } from '../../kernel/wire/body.ts';
import { pagedReply } from '../../kernel/resources/paging.ts';
import { invalid } from '../../kernel/core/errors.ts';
import { created, del, get, post } from '../../kernel/core/endpoints.ts';

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
