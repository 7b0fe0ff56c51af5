import { measureTables, withoutIndexes } from '../../store/indexes.ts';
import { quickRandomness, repeatableNumbers } from '../../store/randomness.ts';
import { readFact, writeFact } from '../../store/systemTables.ts';
import type { Call } from '../../wire/call.ts';
import { proportionsOf, type Proportions } from './proportions.ts';
import { addScaledAssets } from './scaledAssets.ts';
import { addScaledPeople } from './scaledPeople.ts';
import { addScaledLogins, addScaledSessions } from './scaledWork.ts';

const SEED = 41;
/** Name of the fact that keeps how many assets there were to be. */
const SCALE = 'scale';
/** Tables that get so many rows that their indexes are made afterwards. */
const FILLED = [
  'r_assets_asset',
  'r_assets_asset__nodes',
  'r_terminal_session',
  'r_terminal_command',
  'r_audits_userloginlog',
];

/**
 * Fills the demo organization up to so many assets, with people, sessions and commands in proportion,
 * once: all of it or nothing. Fewer than there are already add nothing.
 *
 * @param wanted assets in all
 * @returns the number that the database was filled to, now or before
 */
export function seedScale(call: Call, wanted: number): number {
  const { database } = call.sandbox;
  const before = readFact(database, SCALE);
  if (before !== undefined) return Number(before);
  return database.transaction(() => {
    const present = Number(database.get('SELECT count(*) AS n FROM r_assets_asset')?.['n'] ?? 0);
    const proportions = proportionsOf(Math.max(0, wanted - present));
    const quick: Call = { ...call, sandbox: { ...call.sandbox, random: quickRandomness(SEED) } };
    withoutIndexes(database, FILLED, () => fill(quick, proportions));
    measureTables(database);
    writeFact(database, SCALE, String(wanted));
    return wanted;
  });
}

function fill(call: Call, proportions: Proportions): void {
  const number = repeatableNumbers(SEED);
  const people = addScaledPeople(call, proportions.people, number);
  const hosts = addScaledAssets(call, proportions.assets, number);
  addScaledSessions(call, proportions, hosts, people, number);
  addScaledLogins(call, proportions.logins, people, number);
}
