import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { chanceOf } from '../malformed/chance.mjs';
import { byToken } from '../malformed/signIn.mjs';
import { startCommand } from '../startCommand.mjs';
import { compare, startWriting } from './writers.mjs';

/** A server is killed some time after this number of acknowledged writes. */
const FIRST_WRITES = 5;
const LONGEST_LIFE_MS = 300;
const PAUSE_MS = 5;

/**
 * Repeatedly starts a server on the same folder and kills it (SIGKILL) during writes.
 *
 * @param {readonly string[]} command that starts a server and prints its address; `--data` and a folder are appended
 * @param {{kills: number, seed: number}} options
 * @returns {Promise<{acknowledged: number, wrong: string[], intact: string}>}
 */
export async function killAgainAndAgain(command, { kills, seed }) {
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-kills-'));
  const states = new Map();
  const wrong = [];
  let acknowledged = 0;
  try {
    for (let round = 0; round <= kills; round += 1) {
      const { url, kill } = await start([...command, '--data', folder]);
      const headers = await byToken(url);
      wrong.push(...(await compare(url, headers, states)));
      if (round < kills) {
        const writing = startWriting(url, headers, states, `round ${round}`);
        while (writing.acknowledged() < FIRST_WRITES) await pause(PAUSE_MS);
        await pause(chance.below(LONGEST_LIFE_MS));
        await kill();
        await writing.ended;
        acknowledged += writing.acknowledged();
      } else {
        await kill();
      }
    }
    return { acknowledged, wrong, intact: integrity(join(folder, 'sandbox.sqlite')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** `ok`, or the first error of the integrity check. */
function integrity(file) {
  const database = new Libsql(file);
  const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return found;
}

async function start(command) {
  const { address, child, exited } = await startCommand(command, {
    addressIn: (output) => /http:\/\/[^\s/]+/.exec(output)?.[0],
  });
  const kill = () => {
    child.kill('SIGKILL');
    return exited;
  };
  return { url: address, kill };
}
