import { readLicence } from '../../shell/alerts/licence.ts';
import type { PlainAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import { objectOf, textOf } from '../../api/unknownValues.ts';

const DETAIL: PlainAddress = 'xpack/license/detail';
const IMPORT: PlainAddress = 'xpack/license/import';

/** Without trailing slash (spec 1, section 7); the page shows the errors itself. */
const QUIET = { exact: true, quiet: true } as const;

/** The licence as the server answers it, as far as the page shows it (contract: settings, section 10). */
export async function loadLicence(signal: AbortSignal) {
  const body = await request(DETAIL, { ...QUIET, signal });
  const licence = objectOf(body);
  const text = (name: string) => String(licence[name] ?? '');
  return {
    ...readLicence(body),
    subscription: text('subscription_id'),
    corporation: text('corporation'),
    edition: text('edition'),
  };
}

export type LicenceFacts = Awaited<ReturnType<typeof loadLicence>>;

/** Sends a licence file. @returns whether the server accepted it, and its message */
export async function importLicence(file: File) {
  const body = new FormData();
  body.append('file', file);
  const { status, msg } = objectOf(await request(IMPORT, { ...QUIET, method: 'POST', body }));
  return { taken: Boolean(status), message: textOf(msg) };
}
