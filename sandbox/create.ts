import { areas } from './areas.ts';
import { seedDatabase } from './demo/seed.ts';
import { createKernel, type KernelOptions, type RunningSandbox } from './kernel/kernel.ts';
import { addPages } from './pages/pages.ts';

export interface SandboxOptions extends Omit<KernelOptions, 'areas' | 'fill' | 'addPages'> {
  /**
   * Data for an empty database: `demo` (the default) is the demo organization, `accounts` only what signing in
   * requires.
   */
  readonly seed?: 'demo' | 'accounts';
  /** Total number of assets, with users, sessions and commands in proportion; by default only those of the demo. */
  readonly scale?: number;
}

/**
 * The kernel with all areas, the login pages and the demo organization.
 *
 * @throws when the database cannot be opened or is not one of the sandbox
 */
export function createSandbox({
  seed = 'demo',
  scale,
  ...options
}: SandboxOptions): RunningSandbox {
  return createKernel({
    ...options,
    areas,
    fill: (sandbox) => seedDatabase(sandbox, seed, scale),
    addPages,
  });
}
