import { connect } from 'node:net';
import { WAIT_LIMIT_MS } from '../limits.mjs';
import { chanceOf } from './chance.mjs';
import { malformedRequest } from './requests.mjs';
import { signIn } from './signIn.mjs';
import { findTargets } from './targets.mjs';

/** The server waits for the rest of an unfinished request; this pause shows that it answers nothing. */
const UNFINISHED_MS = 40;
const AT_ONCE = 8;
/** Some requests change passwords or remove permissions, so a new login is made after this number. */
const PER_LOGIN = 500;

/**
 * Sends malformed requests and collects wrong answers: statuses of 500 and above, and connections without an
 * answer.
 *
 * @param {string} url of a running sandbox with its demo accounts
 * @param {{count: number, seed: number}} options
 * @returns {Promise<{answers: Record<string, number>, wrong: {status: string, request: string}[]}>}
 */
export async function attack(url, { count, seed }) {
  const chance = chanceOf(seed);
  const { hostname, port } = new URL(url);
  let people = await signIn(url);
  const found = await findTargets(url, people[0]);
  const answers = {};
  const wrong = [];
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      if (sent % PER_LOGIN === 0) people = await signIn(url).catch(() => people);
      const request = malformedRequest(chance, found, chance.pick(people));
      const status = await send(hostname, Number(port), request);
      answers[status] = (answers[status] ?? 0) + 1;
      if (/^5|silence|refused/.test(status)) {
        wrong.push({ status, request: request.bytes.toString('latin1').slice(0, 1500) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { answers, wrong };
}

/** The status of the first answer; `closed` without one, `waiting` for the rest of the request. */
function send(host, port, { bytes, ends }) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let text = '';
    let timer = setTimeout(() => done('silence'), WAIT_LIMIT_MS);
    const done = (status) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      if (status && status !== '100') done(status);
    });
    socket.on('error', (error) => done(error.code === 'ECONNREFUSED' ? 'refused' : 'closed'));
    socket.on('close', () => done('closed'));
    if (ends) {
      socket.on('connect', () => {
        clearTimeout(timer);
        timer = setTimeout(() => done('waiting'), UNFINISHED_MS);
      });
    }
  });
}
