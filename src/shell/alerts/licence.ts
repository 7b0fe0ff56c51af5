import dayjs from 'dayjs';
import { sessionParts } from '#project/generated/sessionParts.ts';
import { decideGate, type Gate, type GateContext } from '../../../codegen/model/gates.ts';
import { readDate } from '../../i18n/dates.ts';
import { numberOf, objectOf } from '../../api/unknownValues.ts';

/** Only in the enterprise edition, and only for users who may change the licence (spec 1, section 6). */
const {
  needs,
  setting,
  address: ADDRESS,
  ends = '',
  limit = '',
  used = '',
} = sessionParts.licence ?? {};
const GATE: Gate = {
  ...(needs !== undefined && { permissions: [needs] }),
  ...(setting !== undefined && { settings: [{ name: setting, equals: true }] }),
};

type LicenceAlert =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expiring'; readonly date: Date }
  | { readonly kind: 'overLimit' };

/** May the user see licence alerts? Only then is the licence fetched. */
export function watchesLicence(context: GateContext): boolean {
  return ADDRESS !== undefined && decideGate(GATE, context).open;
}

/** Reads the licence as the server answers it (spec 1, section 3); missing properties raise no alert. */
export function readLicence(body: unknown) {
  const fields = objectOf(body);
  return {
    dateExpired: readDate(fields[ends]),
    limit: numberOf(fields[limit]),
    used: numberOf(fields[used]),
  };
}

export type Licence = Readonly<ReturnType<typeof readLicence>>;

/**
 * The first alert that applies (spec 1, sections 8 and 9): expired, fewer than the given days left,
 * more in use than the licence covers.
 *
 * @param now milliseconds since 1970
 */
export function licenceAlert(
  licence: Licence,
  now: number,
  warningDays: number,
): LicenceAlert | undefined {
  const { dateExpired } = licence;
  if (dateExpired) {
    const daysLeft = dayjs(dateExpired).diff(now, 'day', true);
    if (daysLeft <= 0) return { kind: 'expired' };
    if (daysLeft < warningDays) return { kind: 'expiring', date: dateExpired };
  }
  const counted = licence.limit !== undefined && licence.used !== undefined;
  return counted && licence.used > licence.limit ? { kind: 'overLimit' } : undefined;
}
