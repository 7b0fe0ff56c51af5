import { killAgainAndAgain } from '../durability/kills.mjs';
import { attack } from '../malformed/attack.mjs';
import { row } from './rows.mjs';
import { startServer } from './server.mjs';

const KILLS = Number(process.env.GATEHOUSE_BENCH_KILLS ?? 100);
const REQUESTS = Number(process.env.GATEHOUSE_BENCH_REQUESTS ?? 100_000);
const SEED = 77;
/** Of what is wrong, so much is told beside its number. */
const TOLD = 3;

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
      '',
      '0',
      `${wrong.length} of ${acknowledged}, database ${intact}`,
      bad,
      wrong.slice(0, TOLD).join('; '),
    ),
  ];
}

/** Sends malformed requests. */
export async function measureMalformed() {
  const server = await startServer(['--licence', 'valid']);
  try {
    const { answers, wrong } = await attack(server.url, { count: REQUESTS, seed: SEED });
    for (const { status, request } of wrong.slice(0, 20)) console.error(status, request);
    const what = `${REQUESTS} malformed requests: faults, silences, crashes`;
    const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
    return [
      row(what, '', '0', String(wrong.length), wrong.length > 0, `answers: ${told.join(', ')}`),
    ];
  } finally {
    server.close();
  }
}
