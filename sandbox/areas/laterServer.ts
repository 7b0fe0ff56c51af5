import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';

/** Is it v2.28, and not the version that the demo is made after? */
export function isLaterServer({ server }: Pick<Sandbox, 'server'>): boolean {
  return server === 'v2.28';
}
