import net from 'node:net';
import { sendRaw, upgradeRequest } from './upstream.mjs';

/** Number of simultaneous attacks, without those that are answered when the proxy has waited long enough. */
const PARALLEL = 32;
/** After so many attacks a call, an upload and a web socket are tried, beside those that go on. */
const TRY_EVERY = 500;

/**
 * Attacks a proxy, one kind of attack after the other, and checks whether it still answers.
 *
 * @param {string} url of the proxy in front of `startUpstream`
 * @param {{rests: readonly number[], atRest?: (done: number) => void}} options after so many attacks all of them come to
 * their end; the last number is that of all attacks
 * @returns {Promise<{done: number, outcomes: Record<string, Record<string, number>>, wrong: string[]}>}
 */
export async function attackProxy(url, { rests, atRest = () => undefined }) {
  const { host } = new URL(url);
  const attacks = attacksOn(url, host);
  const outcomes = {};
  const wrong = [];
  let done = 0;
  const attempt = async ({ name, fine, run }) => {
    const outcome = await run();
    const counts = (outcomes[name] ??= {});
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (!fine.test(outcome)) wrong.push(`${name}: ${outcome}`);
    done += 1;
  };
  let next = 0;
  for (const end of rests) {
    const waiting = [];
    const work = async () => {
      while (next < end) {
        const attack = attacks[next % attacks.length];
        next += 1;
        if (next % TRY_EVERY === 0) wrong.push(...(await stillWorks(url, host)));
        const outcome = attempt(attack);
        if (attack.waits) waiting.push(outcome);
        else await outcome;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    await Promise.all(waiting);
    wrong.push(...(await stillWorks(url, host)));
    atRest(done);
  }
  return { done, outcomes, wrong };
}

function attacksOn(url, host) {
  const get = (path, headers = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;
  const upload = `POST /api/echo/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n`;
  const half = upload + 'x'.repeat(50_000);
  const socket = (name, headers) => upgradeRequest(`/ws/${name}/`, host, headers);
  const asked = (name, bytes, fine) => ({
    name,
    fine,
    run: () => sendRaw(url, bytes).then(outcomeOf),
  });
  const silent = (...attack) => ({ ...asked(...attack), waits: true });
  const left = (name, bytes, how) => ({
    name: `client ${how}: ${name}`,
    fine: /^left$/,
    run: () => leave(url, bytes, how),
  });
  const LOST = /^(200 cut|closed|reset)$/;
  return [
    ...['reset', 'cut', 'reset late', 'cut late'].flatMap((how) => [
      left('before the answer', get('/api/silence/'), how),
      left('while it is answered', get('/api/stall/'), how),
      left('in an upload', half, how),
      left('in its head', `GET /api/ok/ HTTP/1.1\r\nHost: ${host}\r\n`, how),
      left('web socket that waits', socket('silence'), how),
      left('open web socket', socket('echo'), how),
      left('web socket nobody knows', upgradeRequest('/nope/', host), how),
    ]),
    ...['half', 'half-chunked', 'half-reset'].map((name) =>
      asked(`upstream: ${name}`, get(`/api/${name}/`), LOST),
    ),
    silent('upstream: stall', get('/api/stall/'), LOST),
    ...['reset', 'garbage', 'bad-header'].map((name) =>
      asked(`upstream: ${name}`, get(`/api/${name}/`, 'Connection: close\r\n'), /^502$/),
    ),
    silent('upstream: silence', get('/api/silence/', 'Connection: close\r\n'), /^504$/),
    asked('whole upload', upload + 'x'.repeat(100_000), /^200$/),
    ...['reset', 'garbage'].map((name) => asked(`web socket: ${name}`, socket(name), /^502$/)),
    ...['open-reset', 'close'].map((name) =>
      asked(`web socket: ${name}`, socket(name), /^(101 cut|reset|closed)$/),
    ),
    silent('web socket: silence', socket('silence'), /^504$/),
    asked('web socket: refuse', socket('refuse'), /^403$/),
    asked('web socket of another site', socket('echo', { Origin: 'http://evil.example' }), /^403$/),
    asked('web socket for another name', upgradeRequest('/ws/echo/', 'evil.example'), /^421$/),
    asked('web socket nobody knows', upgradeRequest('/nope/', host), /^404$/),
    asked('another protocol', socket('echo', { Upgrade: 'h2c' }), /^400$/),
    asked('call for another name', 'GET /api/ok/ HTTP/1.0\r\nHost: evil.example\r\n\r\n', /^421$/),
    silent('upload that stops', half, /^408$/),
    asked('no request', '\0\u0001 no request at all\r\n\r\n', /^400$/),
    asked(
      'broken chunk',
      `${upload.replace('Content-Length: 100000', 'Transfer-Encoding: chunked')}zz\r\n`,
      /^400|reset|closed$/,
    ),
    silent('refused upload', half.replace('/echo/', '/refuse/'), /^(413|408)/),
  ];
}

/** The status, with `cut` for an incomplete answer; without a status, how the connection ended. */
function outcomeOf({ text, how }) {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
  if (status === undefined) return how;
  const whole = how === 'open' || text.endsWith('\r\n0\r\n\r\n') || isWhole(text);
  return whole ? status : `${status} cut`;
}

function isWhole(text) {
  const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(text) ?? [];
  return length !== undefined && text.length - text.indexOf('\r\n\r\n') - 4 === Number(length);
}

/** Sends bytes and closes the connection: at once, or after the first answer or some time. */
function leave(url, bytes, how) {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), '127.0.0.1');
    const go = () => {
      clearTimeout(timer);
      if (how.startsWith('reset')) socket.resetAndDestroy();
      else socket.destroy();
    };
    let timer;
    socket.on('error', () => undefined);
    socket.on('close', () => resolve('left'));
    socket.on('connect', () => {
      socket.write(bytes, () => {
        if (!how.endsWith('late')) return go();
        socket.once('data', go);
        timer = setTimeout(go, 20);
      });
    });
  });
}

/** Checks a call, an upload and a web socket. */
async function stillWorks(url, host) {
  const problems = [];
  const answer = await fetch(`${url}/api/ok/`).then(
    (found) => found.text(),
    (error) => String(error.cause ?? error),
  );
  if (answer !== 'whole') problems.push(`a call afterwards: ${answer}`);
  const bytes = `${upgradeRequest('/ws/echo/', host, { Origin: url })}said back`;
  const { text } = await sendRaw(url, bytes, { until: /said back/ });
  if (!text.includes('said back')) problems.push(`a web socket afterwards: ${text}`);
  return problems;
}
