import { fileURLToPath } from 'node:url';
import { app } from './generated/app.ts';
import { consoleConfig } from './codegen/bundle/consoleConfig.ts';
import { writeStaleCatalogues } from './codegen/bundle/freshCatalogues.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
await writeStaleCatalogues(here, here);

/** This repository is the engine and its first project; `npm run build` and `npm run dev` need no more than this. */
export default consoleConfig({ engine: here, project: here, base: app.base });
