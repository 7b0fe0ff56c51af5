import { isEqual } from 'es-toolkit/predicate';
import type { Demand } from './requirement.ts';
import { demandsOf } from './decide.ts';

export type GateChange = 'same' | 'widened' | 'narrowed' | 'changed';

/** Whether a gate lets more users in than before, fewer, or others. */
export function compareDemands(before: readonly Demand[], after: readonly Demand[]): GateChange {
  const widerOrSame = implyAll(before, after);
  const narrowerOrSame = implyAll(after, before);
  if (widerOrSame) return narrowerOrSame ? 'same' : 'widened';
  return narrowerOrSame ? 'narrowed' : 'changed';
}

/** Whoever meets all of the first meets all of the second. */
function implyAll(given: readonly Demand[], asked: readonly Demand[]): boolean {
  return asked.every((demand) => implies(given, demand));
}

function implies(given: readonly Demand[], asked: Demand): boolean {
  if ('any' in asked) {
    // One way in of the given gate at a time: each must lead into one of those that are asked for.
    return waysIn(given).every((way) => asked.any.some((gate) => implyAll(way, demandsOf(gate))));
  }
  return given.some((one) => isEnough(one, asked));
}

/** Each way to meet all demands: with the demands of one alternative instead of an `any`. */
function waysIn(demands: readonly Demand[]): readonly (readonly Demand[])[] {
  return demands.reduce<readonly (readonly Demand[])[]>(
    (ways, demand) =>
      'any' in demand
        ? demand.any.flatMap((gate) => ways.map((way) => [...way, ...demandsOf(gate)]))
        : ways.map((way) => [...way, demand]),
    [[]],
  );
}

function isEnough(given: Demand, asked: Demand): boolean {
  if ('any' in given) {
    return given.any.every((gate) => implies(demandsOf(gate), asked));
  }
  if ('permission' in asked) {
    const enough = new Set(asked.permission.split('|'));
    return 'permission' in given && given.permission.split('|').every((one) => enough.has(one));
  }
  return isEqual(given, asked);
}
