import type { RaRecord } from 'ra-core';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';

/** Something that the user connects to. */
export interface Host {
  readonly id: string;
  /** `ham-db-01 (10.20.20.11)` */
  readonly name: string;
  /** Undefined where only a session tells of it. */
  readonly asset: RaRecord | undefined;
  /** The last session on it. */
  readonly used: RecordOf<'terminal.session'> | undefined;
}

/**
 * Assets, and behind them what else was used, each once and with its last session.
 *
 * @param sessions newest first
 */
export function hostsOf(
  assets: readonly RaRecord[],
  sessions: readonly RecordOf<'terminal.session'>[],
): readonly Host[] {
  const lastOf = new Map<string, RecordOf<'terminal.session'>>();
  for (const session of sessions) {
    const id = plainText(session.asset_id);
    if (id !== '' && !lastOf.has(id)) lastOf.set(id, session);
  }
  const hosts = assets.map((asset): Host => {
    const id = String(asset.id);
    const used = lastOf.get(id);
    lastOf.delete(id);
    return { id, name: `${plainText(asset['hostname'])} (${plainText(asset['ip'])})`, asset, used };
  });
  return [
    ...hosts,
    ...[...lastOf].map(([id, used]): Host => ({
      id,
      name: spaced(plainText(used.asset)),
      asset: undefined,
      used,
    })),
  ];
}
