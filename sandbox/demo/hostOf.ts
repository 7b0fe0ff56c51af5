import type { HostKind } from '../areas/assets/seedHosts.ts';

/** Random numbers between 0 and 1. */
type Chances = Readonly<Record<'cores' | 'state' | 'serial', number>>;

/** What hosts of a kind have, besides name, address and dates. */
export function hostOf(kind: HostKind, chances: Chances) {
  const cores = 2 ** (1 + Math.floor(chances.cores * 4));
  return {
    platform: kind.platform,
    protocols: kind.protocols,
    is_active: chances.state < 0.96,
    connectivity: chances.state < 0.82 ? 'ok' : chances.state < 0.9 ? 'failed' : 'unknown',
    vendor: kind.vendor,
    model: kind.model,
    sn: `SN${String(Math.floor(chances.serial * 90_000_000) + 10_000_000)}`,
    cpu_model: 'Xeon Silver 4314',
    cpu_count: 2,
    cpu_cores: cores,
    cpu_vcpus: cores * 2,
    memory: `${cores * 4} GB`,
    disk_total: `${cores * 120} GB`,
    os: kind.os,
    os_version: kind.version,
    os_arch: 'x86_64',
    comment: kind.comment,
  };
}
