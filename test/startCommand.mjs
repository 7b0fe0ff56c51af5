import { spawn } from 'node:child_process';
import { WAIT_LIMIT_MS } from './limits.mjs';

/**
 * A process that listens: `output` is what it has printed so far, `exited` its exit code, once it has ended; null when a
 * signal ended it.
 *
 * @typedef {object} StartedCommand
 * @property {string} address
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output
 * @property {Promise<number | null>} exited
 */

/**
 * Starts a command as a process of its own and waits until it has printed where it listens. It ends with this process.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {object} options
 * @param {(output: string) => string | undefined} options.addressIn where it listens, when what it has printed so far says so
 * @param {number} [options.limitMs] milliseconds until it must have said so
 * @param {string} [options.folder] where it runs
 * @returns {Promise<StartedCommand>}
 */
export function startCommand(
  [program, ...args],
  { addressIn, limitMs = WAIT_LIMIT_MS, folder = process.cwd() },
) {
  const { NODE_ENV: _ofTheTestRunner, ...env } = process.env;
  const child = spawn(program, args, { stdio: 'pipe', env, cwd: folder });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = new Promise((resolve) => child.once('exit', resolve)).finally(() =>
    process.off('exit', kill),
  );
  let output = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`no address after ${limitMs} ms:\n${output}`)),
      limitMs,
    );
    const listen = (chunk) => {
      output += chunk;
      const address = addressIn(output);
      if (address === undefined) return;
      clearTimeout(limit);
      resolve({ address, child, output: () => output, exited });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then((code) => {
      clearTimeout(limit);
      reject(new Error(`stopped with ${code}:\n${output}`));
    });
  });
}

/**
 * The address of the console that `npm start` prints, once it says how to stop it.
 *
 * @param {string} output
 */
export function consoleAddress(output) {
  return output.includes('Ctrl+C') ? /http:\/\/\S+\/ui\//.exec(output)?.[0] : undefined;
}
