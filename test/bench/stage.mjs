import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import { findOrInstallChromium } from '../e2e/chromium.mjs';

const START_LIMIT_MS = 120_000;
const VIEWPORT = { width: 1440, height: 900 };
/** Bytes per second and milliseconds: as Lighthouse has it, and as browsers' developer tools have it. */
const NETWORKS = {
  'fast 3G': {
    offline: false,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
    latency: 150,
  },
  'fast 3G, 562 ms': {
    offline: false,
    downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
    uploadThroughput: (750_000 * 0.9) / 8,
    latency: 562.5,
  },
};

/** Starts a console with its sandbox and a browser with a signed-in person. */
export async function openStage() {
  const { path, problem } = await findOrInstallChromium();
  if (!path) throw new Error(problem);
  const running = await startConsole();
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const state = await signIn(browser, running.url);
  return {
    url: running.url,
    /** A page of a person who has used the console before, with an empty HTTP cache. */
    async newPage({ cpu = 1, network, firstVisit = false } = {}) {
      const context = await browser.newContext({
        viewport: VIEWPORT,
        storageState: firstVisit ? { cookies: state.cookies, origins: [] } : state,
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      if (network) await devtools.send('Network.emulateNetworkConditions', NETWORKS[network]);
      return { page, devtools, close: () => context.close() };
    },
    async close() {
      await browser.close();
      running.stop();
    },
  };
}

function startConsole() {
  const { NODE_ENV: _ofTheTestRunner, ...env } = process.env;
  const child = spawn('node', ['dist/bin/start.mjs', '--port', '0'], { stdio: 'pipe', env });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => reject(new Error(`no address:\n${output}`)), START_LIMIT_MS);
    const listen = (chunk) => {
      output += chunk;
      const url = /http:\/\/[^\s]+\/ui\//.exec(output)?.[0];
      if (!url || !output.includes('Ctrl+C')) return;
      clearTimeout(limit);
      resolve({ url, stop: () => child.kill('SIGINT') });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
}

async function signIn(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addCookies([{ name: 'django_language', value: 'en', url }]);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('gatehouse');
  await page.locator('form button[type=submit]').click();
  await page.locator('main h1').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
