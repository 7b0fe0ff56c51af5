import type { PlainAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';

const DETAIL: PlainAddress = 'xpack/license/detail';
const IMPORT: PlainAddress = 'xpack/license/import';

/** The licence as the server answers it, as far as the page shows it (contract: settings, section 10). */
export interface LicenceFacts {
  readonly subscription: string;
  readonly corporation: string;
  readonly edition: string;
  readonly dateExpired: unknown;
  readonly assetCount: number | undefined;
  readonly currentAssetCount: number | undefined;
}

/** Without trailing slash (spec 1, section 7); the page shows the errors itself. */
const QUIET = { exact: true, quiet: true } as const;

export async function loadLicence(signal: AbortSignal): Promise<LicenceFacts> {
  const given = fieldsOf(await request(DETAIL, { ...QUIET, signal }));
  const text = (name: string) => String(given.get(name) ?? '');
  const count = (name: string) => {
    const value = given.get(name);
    return typeof value === 'number' ? value : undefined;
  };
  return {
    subscription: text('subscription_id'),
    corporation: text('corporation'),
    edition: text('edition'),
    dateExpired: given.get('date_expired'),
    assetCount: count('asset_count'),
    currentAssetCount: count('current_asset_count'),
  };
}

/** Sends a licence file. @returns whether the server accepted it, and its message */
export async function importLicence(
  file: File,
): Promise<{ readonly taken: boolean; readonly message: string }> {
  const body = new FormData();
  body.append('file', file);
  const given = fieldsOf(await request(IMPORT, { ...QUIET, method: 'POST', body }));
  const message = given.get('msg');
  return {
    taken: Boolean(given.get('status')),
    message: typeof message === 'string' ? message : '',
  };
}

function fieldsOf(body: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
}
