import { holdsPermission, isServed, type Gate } from '../model/gates.ts';
import type { AccessPoint } from './accessPoint.ts';
import type { AccessPoints } from './accessPoints.ts';
import type { Person, Situation } from './people.ts';
import type { Demand, Requirement } from './requirement.ts';

/** What keeps somebody out: a requirement of the point itself, or of the page that shows it. */
export interface Obstacle {
  readonly requirement: Requirement;
  /** The page or tab whose requirement it is, when not the point's own. */
  readonly page?: AccessPoint;
}

/** The first requirement that closes an access point to a user, undefined when it is open to them. */
export function obstacleTo(
  point: AccessPoint,
  points: AccessPoints,
  person: Person,
  situation: Situation,
): Obstacle | undefined {
  const requirement = point.requirements.find(({ demand }) => !meets(demand, person, situation));
  if (requirement) return { requirement };
  let first: Obstacle | undefined;
  for (const id of point.within) {
    const page = points.get(id);
    if (!page) continue;
    const closed = obstacleTo(page, points, person, situation);
    if (!closed) return undefined;
    first ??= { page, ...closed };
  }
  return first;
}

/** Whether a user meets one demand in a situation. */
export function meets(demand: Demand, person: Person, situation: Situation): boolean {
  if ('permission' in demand) {
    const held = situation.root ? (person.inRoot ?? person.permissions) : person.permissions;
    return holdsPermission(demand.permission, held);
  }
  if ('licence' in demand) return situation.licence;
  if ('setting' in demand) return situation.isSet(demand.setting);
  if ('organization' in demand) return !situation.root;
  if ('since' in demand || 'until' in demand) return isServed(demand, situation.server);
  if ('list' in demand) return isListed(demand, person);
  return demand.any.some((gate) => opens(gate, person, situation));
}

/** Somebody who is not signed in anywhere is in the lists that their permissions put them into. */
function isListed(
  { list, holding }: Extract<Demand, { readonly list: string }>,
  { lists, permissions }: Person,
): boolean {
  if (lists === 'all') return true;
  return lists?.has(list) ?? (holding === undefined || permissions.has(holding));
}

/** Whether a gate of the model lets a user in. */
export function opens(gate: Gate, person: Person, situation: Situation): boolean {
  return demandsOf(gate).every((demand) => meets(demand, person, situation));
}

/** The demands of a gate of the model. */
export function demandsOf(gate: Gate): readonly Demand[] {
  return [
    ...(gate.licence ? [{ licence: true } as const] : []),
    ...(gate.permissions ?? []).map((permission) => ({ permission })),
    ...(gate.settings ?? []).map((setting) => ({ setting })),
    ...(gate.organization ? [{ organization: gate.organization }] : []),
    ...(gate.since === undefined ? [] : [{ since: gate.since }]),
    ...(gate.until === undefined ? [] : [{ until: gate.until }]),
    ...(gate.any ? [{ any: gate.any }] : []),
  ];
}
