import { join } from 'node:path';
import { once } from 'es-toolkit/function';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import { createKernel, type KernelOptions } from '../../../sandbox/kernel/kernel.ts';
import { compileProject } from '../../../sandbox/kernel/serve/compileProject.ts';
import { startSandbox, type StartedSandbox } from '../../../sandbox/start.ts';
import { afterwards } from '../../afterwards.ts';
import { Client } from '../client.ts';

/** The folder of a library with shelves, books and labels, which adds nothing to the demo server. */
export const TINY = join(import.meta.dirname, 'tiny');

const { model, diagnostics } = compileProject(TINY);

/** Its model; must not be changed. */
export function tinyModel(): ConsoleModel {
  if (!model) throw new Error(`The manifests are not right: ${JSON.stringify(diagnostics)}`);
  return model;
}

/** The library on a server that does not listen, which is closed afterwards. */
export function openTiny(options: Partial<KernelOptions> = {}) {
  const kernel = createKernel({ model: tinyModel(), ...options });
  const close = once(() => kernel.close());
  afterwards(close);
  return { ...kernel, close, visitor: (language = 'en') => new Client(kernel, language) };
}

/** The library on a server with an address, which the test has to close. */
export function startTiny(
  options: Partial<Parameters<typeof startSandbox>[0]> = {},
): Promise<StartedSandbox> {
  return startSandbox({ model: tinyModel(), project: {}, ...options });
}
