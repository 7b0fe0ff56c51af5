import { areas } from './areas.ts';
import { seedDatabase } from './demo/seed.ts';
import { createKernel, type KernelOptions, type RunningSandbox } from './kernel/kernel.ts';
import { addPlaceholderPages } from './pages/placeholderPages.ts';
import { addOwnKeyPage } from './pages/ownKeyPage.ts';
import { addPages } from './pages/pages.ts';

export interface SandboxOptions extends Omit<KernelOptions, 'areas' | 'fill' | 'addPages'> {
  /** `demo` (the default) fills an empty database with the demo organization, `accounts` only with what signing in needs. */
  readonly seed?: 'demo' | 'accounts';
  /** So many assets, with people, sessions and commands in proportion; the demo's own when absent. */
  readonly scale?: number;
}

/**
 * The kernel with all areas, the pages for signing in, and the demo organization.
 *
 * @throws when the database cannot be opened or belongs to something else
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
    addPages(app, sandbox) {
      addPages(app, sandbox);
      addPlaceholderPages(app, sandbox);
      addOwnKeyPage(app, sandbox);
    },
  });
}
