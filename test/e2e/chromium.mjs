// Where Chromium is; installs Debian's package when run as root and there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const CANDIDATES = [
  process.env.GATEHOUSE_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].filter(Boolean);

/** @returns {string | undefined} path of an executable browser */
export function findChromium() {
  return CANDIDATES.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @returns {Promise<{path: string, problem?: undefined} | {path?: undefined, problem: string}>} */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found) return { path: found };
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('\n── no browser found: installing the package chromium');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      quiet,
    );
    const installed = findChromium();
    if (installed) return { path: installed };
  }
  return {
    problem:
      'The browser tests need Chromium and none was found.\n' +
      'Install it (Debian: sudo apt-get install chromium) or set GATEHOUSE_CHROMIUM to its path.',
  };
}
