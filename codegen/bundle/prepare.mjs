// `npm ci` ends with this: it makes what git ignores.
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
