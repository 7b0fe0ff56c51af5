// `npm ci` ends with this: it makes what git ignores. For a package `prepack.mjs` has made what it needs.
import { refuseOtherNode } from './nodeVersion.mjs';

refuseOtherNode();
if (!['pack', 'publish'].includes(process.env.npm_command)) {
  prepare().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

async function prepare() {
  const { bundleIfChanged } = await import('./freshBundle.mjs');
  await bundleIfChanged();
  await import('./writeCatalogues.mjs');
}
