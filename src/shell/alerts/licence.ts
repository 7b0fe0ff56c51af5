import dayjs from 'dayjs';
import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import { readDate } from '../../i18n/dates.ts';
import type { OwnGate } from '../../session/useGate.ts';

/** Only in the enterprise edition, and only for people who may change the licence (spec 1, section 6). */
const GATE: OwnGate = {
  permissions: ['settings.change_license'],
  settings: [{ name: 'XPACK_ENABLED', equals: true }],
};

/** The licence as the server answers it (spec 1, section 3). */
export interface Licence {
  readonly dateExpired: Date | undefined;
  readonly assetCount: number | undefined;
  readonly currentAssetCount: number | undefined;
}

export type LicenceAlert =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expiring'; readonly date: Date }
  | { readonly kind: 'overLimit' };

/** May the person see licence alerts? Only then is the licence fetched. */
export function watchesLicence(context: GateContext): boolean {
  return decideGate(GATE, context).open;
}

/** Reads the server's answer; missing properties raise no alert. */
export function readLicence(body: unknown): Licence {
  const fields = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  return {
    dateExpired: readDate(fields.get('date_expired')),
    assetCount: countOf(fields.get('asset_count')),
    currentAssetCount: countOf(fields.get('current_asset_count')),
  };
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * The first alert that applies (spec 1, sections 8 and 9): expired, fewer than the given days left,
 * more assets than the licence covers.
 *
 * @param now milliseconds since 1970
 */
export function licenceAlert(
  licence: Licence,
  now: number,
  warningDays: number,
): LicenceAlert | undefined {
  const { dateExpired, assetCount, currentAssetCount } = licence;
  if (dateExpired) {
    const daysLeft = dayjs(dateExpired).diff(now, 'day', true);
    if (daysLeft <= 0) return { kind: 'expired' };
    if (daysLeft < warningDays) return { kind: 'expiring', date: dateExpired };
  }
  const counted = assetCount !== undefined && currentAssetCount !== undefined;
  return counted && currentAssetCount > assetCount ? { kind: 'overLimit' } : undefined;
}
