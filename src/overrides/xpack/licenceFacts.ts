import type { PlainAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import { numberOf, objectOf, textOf } from '../../api/unknownValues.ts';

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
  const answer = objectOf(await request(DETAIL, { ...QUIET, signal }));
  const text = (name: string) => String(answer[name] ?? '');
  return {
    subscription: text('subscription_id'),
    corporation: text('corporation'),
    edition: text('edition'),
    dateExpired: answer['date_expired'],
    assetCount: numberOf(answer['asset_count']),
    currentAssetCount: numberOf(answer['current_asset_count']),
  };
}

/** Sends a licence file. @returns whether the server accepted it, and its message */
export async function importLicence(
  file: File,
): Promise<{ readonly taken: boolean; readonly message: string }> {
  const body = new FormData();
  body.append('file', file);
  const { status, msg } = objectOf(await request(IMPORT, { ...QUIET, method: 'POST', body }));
  return { taken: Boolean(status), message: textOf(msg) };
}
