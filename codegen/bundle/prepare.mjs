// `npm ci` ends with this. Without development packages (`--omit=dev`) there is no bundler, and what was compiled
// before is used as it is.
import { refuseOtherNode } from './nodeVersion.mjs';

refuseOtherNode();
import('./freshBundle.mjs')
  .then(({ bundleIfChanged }) => bundleIfChanged())
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
