// `npm ci` ends with this: it makes what git ignores. Without development packages (`--omit=dev`) there is no
// bundler, and what was compiled before is used as it is.
import { refuseOtherNode } from './nodeVersion.mjs';

refuseOtherNode();
prepare().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function prepare() {
  const { bundleIfChanged } = await import('./freshBundle.mjs');
  await bundleIfChanged();
  await import('./writeCatalogues.mjs');
}
