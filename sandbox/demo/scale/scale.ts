import { measureTables, withoutIndexes } from '@gatehouse-console/engine/sandbox/store/indexes.ts';
import {
  quickRandomness,
  repeatableNumbers,
} from '@gatehouse-console/engine/sandbox/store/randomness.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { proportionsOf, type Proportions } from './proportions.ts';
import { addScaledAssets } from './scaledAssets.ts';
import { addScaledPeople } from './scaledPeople.ts';
import { addScaledLogins, addScaledSessions } from './scaledWork.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const ASSETS = table('assets.asset');
const SESSIONS = table('terminal.session');
const COMMANDS = table('terminal.command');
const LOGINS = table('audits.userloginlog');

const SEED = 41;
/** Name of the fact with the number of assets. */
const SCALE = 'scale';
/** Tables with so many new rows that their indexes are rebuilt afterwards. */
const FILLED = [`${ASSETS}`, `${ASSETS.link.nodes}`, `${SESSIONS}`, `${COMMANDS}`, `${LOGINS}`];

/** The data was scaled to another number. Data can only be scaled once. */
class ScaleMismatch extends Error {
  readonly code = 'UNUSABLE_DATA';

  constructor(filled: number) {
    super(
      `This data was filled to ${filled} assets and keeps its size: leave --scale out, or choose another --data.`,
    );
  }
}

/**
 * Adds assets up to a total number, with users, sessions and commands in proportion; all of them or none, and
 * only once. Does nothing when there are already more.
 *
 * @param wanted total number of assets
 * @throws ScaleMismatch when the database was scaled to another number before
 */
export function seedScale(call: Call, wanted: number): void {
  const { database } = call.sandbox;
  const before = readFact(database, SCALE);
  if (before !== undefined) {
    if (Number(before) !== wanted) throw new ScaleMismatch(Number(before));
    return;
  }
  database.transaction(() => {
    const present = Number(database.get(`SELECT count(*) AS n FROM ${ASSETS}`)?.['n'] ?? 0);
    if (wanted <= present) return;
    const proportions = proportionsOf(wanted - present);
    const quick: Call = { ...call, sandbox: { ...call.sandbox, random: quickRandomness(SEED) } };
    withoutIndexes(database, FILLED, () => fill(quick, proportions));
    measureTables(database);
    writeFact(database, SCALE, String(wanted));
  });
}

function fill(call: Call, proportions: Proportions): void {
  const number = repeatableNumbers(SEED);
  const people = addScaledPeople(call, proportions.people, number);
  const hosts = addScaledAssets(call, proportions.assets, number);
  addScaledSessions(call, proportions, hosts, people, number);
  addScaledLogins(call, proportions.logins, people, number);
}
