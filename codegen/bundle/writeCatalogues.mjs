// The type check begins with this: keys of texts are those of `generated/locales`.
import { fileURLToPath } from 'node:url';
import { writeStaleCatalogues } from './freshCatalogues.mjs';

const here = fileURLToPath(new URL('../..', import.meta.url));
await writeStaleCatalogues(here, here);
