import { EVERYTHING } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { messages } from './messages.ts';
import type { Endpoint, Sandbox, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { DAY_MS, formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { importedLicence, importLicence } from '../publicSettings/importedLicence.ts';
import { CORPORATION, licenceOf, type LicenceState } from '../publicSettings/licenceState.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { countRows } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const ASSETS = table('assets.asset');

/** Days until the licence expires, by state. Expiring means within 7 days (spec 1, section 9). */
const DAYS_LEFT: Readonly<Record<LicenceState, number>> = {
  none: 0,
  valid: 365,
  expiring: 3,
  expired: -10,
  overlimit: 365,
};
/** Number of licensed assets, except in the state `overlimit`. */
const ASSET_COUNT = 5000;
const SUBSCRIPTION = 'SANDBOX-0001';
const EDITION = 'Enterprise';

/** Details of the licence. This address of the licensed edition has no trailing slash. */
export function licenceEndpoints(sandbox: Sandbox): readonly Endpoint[] {
  if (licenceOf(sandbox) === 'none') return [];
  return [
    get('xpack/license/detail', 'settings.change_license', (call) => ok(licenceDetail(call)), {
      slashless: true,
    }),
    post('xpack/license/import', 'settings.change_license', uploadLicence, { slashless: true }),
  ];
}

/** The body of the answer says whether the file was a licence (contract: settings, section 10). */
function uploadLicence(call: Call) {
  const file = bodyField(call, 'file');
  const status = typeof file === 'string' && importLicence(call.sandbox, file);
  const msg = textFor(call, status ? messages.licenceTaken : messages.licenceWrong);
  return ok({ status, msg });
}

function licenceDetail({ sandbox, now, timeZone }: Call) {
  const licence = licenceOf(sandbox);
  const assets = countRows(sandbox, `${ASSETS}`, EVERYTHING);
  const { subscription, corporation, edition, dateExpired, assetCount } = importedLicence(
    sandbox,
  ) ?? {
    subscription: SUBSCRIPTION,
    corporation: CORPORATION,
    edition: EDITION,
    dateExpired: now + DAYS_LEFT[licence] * DAY_MS,
    assetCount: licence === 'overlimit' ? assets - 1 : ASSET_COUNT,
  };
  return {
    subscription_id: subscription,
    corporation,
    edition,
    date_expired: formatDateTime(dateExpired, timeZone),
    asset_count: assetCount,
    current_asset_count: assets,
  };
}
