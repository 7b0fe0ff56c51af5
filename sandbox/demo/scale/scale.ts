import { measureTables, withoutIndexes } from '../../kernel/store/indexes.ts';
import { quickRandomness, repeatableNumbers } from '../../kernel/store/randomness.ts';
import { readFact, writeFact } from '../../kernel/store/systemTables.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { proportionsOf, type Proportions } from './proportions.ts';
import { addScaledAssets } from './scaledAssets.ts';
import { addScaledPeople } from './scaledPeople.ts';
import { addScaledLogins, addScaledSessions } from './scaledWork.ts';
import { table } from '../../kernel/core/tables.ts';

const ASSETS = table('assets.asset');
const SESSIONS = table('terminal.session');
const COMMANDS = table('terminal.command');
const LOGINS = table('audits.userloginlog');

const SEED = 41;
/** Name of the fact that keeps how many assets there were to be. */
const SCALE = 'scale';
/** Tables that get so many rows that their indexes are made afterwards. */
const FILLED = [`${ASSETS}`, `${ASSETS.link.nodes}`, `${SESSIONS}`, `${COMMANDS}`, `${LOGINS}`];

/** Another size was asked for than the data was filled to: they are made once, for one number. */
export class ScaleMismatch extends Error {
  readonly code = 'OTHER_SCALE';

  constructor(filled: number) {
    super(
      `This data was filled to ${filled} assets and keeps its size: leave --scale out, or choose another --data.`,
    );
  }
}

/**
 * Fills the demo organization up to so many assets, with people, sessions and commands in proportion,
 * once: all of it or nothing. Fewer than there are already add nothing.
 *
 * @param wanted assets in all
 * @throws ScaleMismatch when the database was filled to another number before
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
