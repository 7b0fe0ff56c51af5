import { table, type BehaviourOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { assetsBelow } from './nodeTree.ts';
import { ownersWith } from '@gatehouse-console/engine/sandbox/resources/ownersMatching.ts';
import { ofReferred } from '@gatehouse-console/engine/sandbox/resources/computed.ts';

const GATHERED = table('assets.gathereduser');

/** Accounts that were found on assets; read-only. */
export const gatheredUsers: BehaviourOf<
  'assets.gathereduser',
  'node' | 'asset__hostname' | 'asset__ip'
> = {
  readOnly: true,
  metadataMethods: ['GET', 'POST'],
  computed: {
    hostname: ofReferred('assets.asset', 'asset', (asset) => asset?.['hostname'] ?? null),
    ip: ofReferred('assets.asset', 'asset', (asset) => asset?.['ip'] ?? null),
  },
  filters: {
    node: (value, call) => assetsBelow(value, call, GATHERED.asset),
    asset__hostname: (value) => ownersWith('assets.asset', 'hostname', value, GATHERED.asset),
    asset__ip: (value) => ownersWith('assets.asset', 'ip', value, GATHERED.asset),
  },
};
