// `npm ci` ends with this. Without development packages (`--omit=dev`) there is no bundler, and what was compiled
// before is used as it is.
import { bundleIfChanged } from './freshBundle.mjs';

await bundleIfChanged();
