import { bundleIfChanged } from '../codegen/bundle/freshBundle.mjs';

/** Before the tests: the command line and the sandbox are bundled from the sources there are now. */
export default async function bundle(): Promise<void> {
  await bundleIfChanged();
}
