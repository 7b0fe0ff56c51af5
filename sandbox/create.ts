import project from '#sandbox';
import type { SeedOptions } from './kernel/core/projectSandbox.ts';
import { createKernel, type KernelOptions, type RunningSandbox } from './kernel/kernel.ts';

export type SandboxOptions = Omit<KernelOptions, 'areas' | 'fill' | 'addPages'> & SeedOptions;

/**
 * The kernel with what the project adds to it.
 *
 * @throws when the database cannot be opened or is not one of the sandbox
 */
export function createSandbox({ seed, ...options }: SandboxOptions): RunningSandbox {
  const { areas, fill, addPages } = project;
  return createKernel({
    ...options,
    areas,
    fill: fill && ((sandbox) => fill(sandbox, { seed })),
    addPages,
  });
}
