import { killAgainAndAgain } from '../durability/kills.mjs';
import { attack } from '../malformed/attack.mjs';
import { startServer } from './server.mjs';

const KILLS = Number(process.env.GATEHOUSE_BENCH_KILLS ?? 100);
const REQUESTS = Number(process.env.GATEHOUSE_BENCH_REQUESTS ?? 100_000);
const SEED = 77;

/** Kills a server during writes and counts lost writes. */
export async function measureKills() {
  const command = ['node', 'dist/bin/start.mjs', '--port', '0'];
  const { acknowledged, wrong, intact } = await killAgainAndAgain(command, {
    kills: KILLS,
    seed: SEED,
  });
  for (const line of wrong) console.error(line);
  const bad = wrong.length > 0 || intact !== 'ok';
  return [
    row(
      `${KILLS} kills: acknowledged writes lost`,
      '0',
      `${wrong.length} of ${acknowledged}, database ${intact}`,
      bad,
    ),
  ];
}

/** Sends malformed requests. */
export async function measureMalformed() {
  const server = await startServer(['--licence', 'valid']);
  try {
    const { answers, wrong } = await attack(server.url, { count: REQUESTS, seed: SEED });
    for (const { status, request } of wrong.slice(0, 20)) console.error(status, request);
    console.log(JSON.stringify(answers));
    const what = `${REQUESTS} malformed requests: faults, silences, crashes`;
    return [row(what, '0', String(wrong.length), wrong.length > 0)];
  } finally {
    server.close();
  }
}

function row(what, goal, ours, missed) {
  return { what, peer: '', goal, ours, missed };
}
