import { bundleIfChanged } from '../codegen/bundle/freshBundle.mjs';

/** Before the tests: bundles the command line and the sandbox from the current sources. */
export default async function bundle(): Promise<void> {
  await bundleIfChanged();
}
