import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { licenceOf } from './licenceState.ts';

/** Name of the fact with an imported licence. */
const FACT = 'licence';
const DAY_MS = 86_400_000;
/** Required value of `product` in a licence file; `docs/demo-licence.json` is an example. */
const PRODUCT = 'Gatehouse sandbox';

interface ImportedLicence {
  readonly subscription: string;
  readonly corporation: string;
  readonly edition: string;
  readonly assetCount: number;
  /** Milliseconds since 1970. */
  readonly dateExpired: number;
}

/** The imported licence; none when the server was started without `--licence`. */
export function importedLicence(sandbox: Sandbox): ImportedLicence | undefined {
  const kept = readFact(sandbox.database, FACT);
  return licenceOf(sandbox) === 'none' || kept === undefined ? undefined : JSON.parse(kept);
}

/**
 * Imports a licence file.
 *
 * @returns whether the text was a licence
 */
export function importLicence(sandbox: Sandbox, text: string): boolean {
  const given = fieldsOf(text);
  const textOf = (name: string) => String(given.get(name) ?? '');
  const licence: ImportedLicence = {
    subscription: textOf('subscription_id'),
    corporation: textOf('corporation'),
    edition: textOf('edition'),
    assetCount: Number(given.get('assets')),
    dateExpired: sandbox.clock() + Number(given.get('days')) * DAY_MS,
  };
  const isWhole = Number.isFinite(licence.assetCount) && Number.isFinite(licence.dateExpired);
  if (given.get('licence') !== PRODUCT || !isWhole) return false;
  writeFact(sandbox.database, FACT, JSON.stringify(licence));
  return true;
}

/** The fields of a JSON text; none when it is something else. */
function fieldsOf(text: string): ReadonlyMap<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return new Map<string, unknown>(Object.entries(Object(parsed)));
  } catch {
    return new Map();
  }
}
