import type { Sandbox } from './sandbox.ts';
import { readFact, writeFact } from '../store/systemTables.ts';

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
export function importedLicence({ database, licence }: Sandbox): ImportedLicence | undefined {
  if (licence === 'none') return undefined;
  const kept = readFact(database, FACT);
  if (kept === undefined) return undefined;
  const given = fieldsOf(kept);
  return given && licenceOf(given, Number(given.get('dateExpired')));
}

/**
 * Imports a licence file.
 *
 * @returns whether the text was a licence
 */
export function importLicence(sandbox: Sandbox, text: string): boolean {
  const given = fieldsOf(text);
  if (given?.get('licence') !== PRODUCT) return false;
  const licence = licenceOf(given, sandbox.clock() + Number(given.get('days')) * DAY_MS);
  if (!licence) return false;
  const kept = { ...licence, subscription_id: licence.subscription, assets: licence.assetCount };
  writeFact(sandbox.database, FACT, JSON.stringify(kept));
  return true;
}

function licenceOf(
  given: ReadonlyMap<string, unknown>,
  dateExpired: number,
): ImportedLicence | undefined {
  const assetCount = Number(given.get('assets'));
  if (!Number.isFinite(dateExpired) || !Number.isFinite(assetCount)) return undefined;
  const text = (name: string) => String(given.get(name) ?? '');
  return {
    subscription: text('subscription_id'),
    corporation: text('corporation'),
    edition: text('edition'),
    assetCount,
    dateExpired,
  };
}

function fieldsOf(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return new Map<string, unknown>(Object.entries(parsed));
  } catch {
    return undefined;
  }
}
