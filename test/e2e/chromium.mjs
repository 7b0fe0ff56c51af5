// Finds Chromium; installs Debian's packages when run as root and there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Without windows a page takes half of the work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @param {boolean} [windows] whether the browser is visible
 * @returns {string | undefined} path of an executable browser
 */
export function findChromium(windows = false) {
  const chosen = process.env.GATEHOUSE_CHROMIUM;
  return [chosen, ...(windows ? [] : [WITHOUT_WINDOWS]), ...WITH_WINDOWS].find(
    (path) => path && isExecutable(path),
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<{path: string, problem?: undefined} | {path?: undefined, problem: string}>} */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found) return { path: found };
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('\n── no browser found: installing the package chromium-headless-shell');
    aptGet('update', '-qq');
    // Ubuntu has no package of the headless shell.
    if (!installs('chromium-headless-shell')) installs('chromium');
    const installed = findChromium();
    if (installed) return { path: installed };
  }
  return {
    problem:
      'The browser tests need Chromium and none was found.\n' +
      'Install it (Debian: sudo apt-get install chromium-headless-shell) or set GATEHOUSE_CHROMIUM to its path.',
  };
}

/** @param {string} browser */
const installs = (browser) =>
  aptGet('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk');

/** @param {string[]} args */
function aptGet(...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
