import { readFileSync } from 'node:fs';
import http from 'node:http';
import { signIn } from '../malformed/signIn.mjs';
import { consoleAddress, startCommand } from '../startCommand.mjs';

const START_LIMIT_MS = 600_000;

/**
 * Starts a sandbox like `npm start`.
 *
 * @param {string[]} options of `npm start`
 */
export async function startServer(options) {
  const started = performance.now();
  const { address, child } = await startCommand(
    ['node', 'dist/bin/start.mjs', '--port', '0', ...options],
    { addressIn: consoleAddress, limitMs: START_LIMIT_MS },
  );
  child.stderr.pipe(process.stderr);
  const url = new URL(address).origin;
  const ready = performance.now() - started;
  const [headers] = await signIn(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    url,
    /** Milliseconds until the first answer. */
    ready,
    /** The largest memory use of the process in megabytes; NaN when the system does not report it. */
    peak: () => memoryOf(child.pid, 'VmHWM'),
    /** What its memory is made of now, as the system reports it. */
    memory() {
      const now = (name) => `${Math.round(memoryOf(child.pid, name))} MB`;
      return `now ${now('VmRSS')}: own ${now('RssAnon')}, of files ${now('RssFile')}`;
    },
    /** Sends a GET; returns milliseconds, status, number of bytes, and the body unless it is large. */
    get: (path, keep = true) => get(`${url}/api/v1/${path}`, { headers, agent }, keep),
    close() {
      agent.destroy();
      child.kill('SIGKILL');
    },
  };
}

/** A figure of `/proc/PID/status` in megabytes. */
function memoryOf(pid, name) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function get(address, options, keep) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = http.get(address, options, (answer) => {
      let bytes = 0;
      const chunks = [];
      answer.on('data', (chunk) => {
        bytes += chunk.length;
        if (keep) chunks.push(chunk);
      });
      answer.on('end', () => {
        const time = performance.now() - started;
        const body = keep ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
        resolve({ time, bytes, body, status: answer.statusCode });
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}
