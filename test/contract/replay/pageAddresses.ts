import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import { offersOf, offerThat } from '../../../codegen/model/offers.ts';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';

const SOURCE = /\.tsx?$/;
/** An API address in code: at least two segments, the first two without placeholders. */
const ADDRESS = /['"`]\/?((?:[a-z-]+)\/(?:[a-z_-]+)(?:\/(?:[a-z_-]+|\$\{[^}]*\}))*)\/?[?'"`$]/g;

/** Every address that a page of the console calls: those of routes and actions, and those in the code. */
export function pageAddresses(model: ConsoleModel): ReadonlySet<string> {
  const known = new Set(model.api.map(({ address }) => plain(address)));
  const declared = model.routes.flatMap(({ api }) => api);
  const resources = [...model.resources.values()].flatMap(({ definition }) => [
    definition.api,
    `${definition.api}/:id`,
    ...(definition.bulk && offerThat(offersOf(definition), 'import')
      ? [`${definition.api}/render-to-json`]
      : []),
    ...addressesIn(JSON.stringify(definition)),
  ]);
  const inCode = sources(join(engineFolder(), 'src')).flatMap((text) => addressesIn(text));
  const all = [...declared, ...resources, ...inCode].map((address) =>
    plain(address.replace(/^\/api\/v1\//, '')),
  );
  return new Set(all.filter((address) => known.has(address)));
}

/** Replaces parameters by the same name. */
export function plain(address: string): string {
  return address
    .split('/')
    .filter(Boolean)
    .map((segment) => (/^(:|\{|\$\{|\d|None$|[0-9a-f]{8}-)/.test(segment) ? ':' : segment))
    .join('/');
}

function addressesIn(text: string): readonly string[] {
  return [...text.matchAll(ADDRESS)].map(([, address = '']) => address);
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
