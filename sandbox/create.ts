import ofProject from '#sandbox';
import type { ProjectSandbox, SeedOptions } from './kernel/core/projectSandbox.ts';
import { createKernel, type KernelOptions, type RunningSandbox } from './kernel/kernel.ts';

export interface SandboxOptions
  extends Omit<KernelOptions, 'areas' | 'fill' | 'addPages'>, SeedOptions {
  /** What is added to the kernel; by default what the project adds. */
  readonly project?: ProjectSandbox;
}

/**
 * The kernel with what the project adds to it.
 *
 * @throws when the database cannot be opened or is not one of the sandbox
 */
export function createSandbox({
  seed,
  project = ofProject,
  ...options
}: SandboxOptions): RunningSandbox {
  const { areas, fill, addPages } = project;
  return createKernel({
    ...options,
    areas,
    fill: fill && ((sandbox) => fill(sandbox, { seed })),
    addPages,
  });
}
