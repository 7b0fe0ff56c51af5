import { chromium } from 'playwright-core';
import { findOrInstallChromium } from '../e2e/chromium.mjs';
import { consoleAddress, startCommand } from '../startCommand.mjs';

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

/** Starts a console with its sandbox and a browser with a signed-in user. */
export async function openStage() {
  const { path, problem } = await findOrInstallChromium();
  if (!path) throw new Error(problem);
  const { address, child } = await startCommand(['node', 'dist/bin/start.mjs', '--port', '0'], {
    addressIn: consoleAddress,
    limitMs: START_LIMIT_MS,
  });
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const state = await signIn(browser, address);
  return {
    url: address,
    /** A page of a user who has used the console before, with an empty HTTP cache. */
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
      child.kill('SIGINT');
    },
  };
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
  const { cookies, origins } = await context.storageState();
  await context.close();
  // The session mark lives for two minutes, a measurement longer: here cookies live as long as their page.
  return { cookies: cookies.map((cookie) => ({ ...cookie, expires: -1 })), origins };
}
