import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findOrInstallChromium } from '../e2e/chromium.mjs';
import { consoleAddress, startCommand } from '../startCommand.mjs';
import { buildPeer } from './peer/build.mjs';
import { watchPage } from './page.mjs';

const START_LIMIT_MS = 120_000;
const VIEWPORT = { width: 1440, height: 900 };
/** Where each console has its list of users, below the same base path. */
const USERS = { ours: 'console/users/users', peer: '#/users/users' };
/** Files that the server looks for beside the built console. */
const PROJECT =
  'codegen generated locales manifest node_modules package-lock.json package.json sandbox src tsconfig.json vite.config.ts';
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

/**
 * Starts one server that serves our console or the stock one at the same address, on the same API, and a browser with a
 * signed-in user.
 */
export async function openStage() {
  const { path, problem } = await findOrInstallChromium();
  if (!path) throw new Error(problem);
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-stage-'));
  await prepareProject(folder);
  const { address, child, exited } = await startCommand(
    ['node', join(folder, 'dist/bin/start.mjs'), '--port', '0'],
    { addressIn: consoleAddress, limitMs: START_LIMIT_MS, folder },
  );
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const state = await signIn(browser, address);
  return {
    /**
     * A page of a user who has used the console before, with an empty HTTP cache.
     *
     * @param {'ours' | 'peer'} served the console that the server has from now on
     */
    async newPage(served, { cpu = 1, network, firstVisit = false } = {}) {
      serve(folder, served);
      const context = await browser.newContext({
        viewport: VIEWPORT,
        // The stock console sets `innerHTML`, which our policy refuses.
        bypassCSP: true,
        storageState: firstVisit ? { cookies: state.cookies, origins: [] } : state,
      });
      const page = await context.newPage();
      await page.addInitScript(watchPage);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      if (network) await devtools.send('Network.emulateNetworkConditions', NETWORKS[network]);
      const pending = new Set();
      page.on('request', (request) => pending.add(request));
      for (const end of ['requestfinished', 'requestfailed'])
        page.on(end, (request) => pending.delete(request));
      const users = new URL(USERS[served], address).href;
      return { page, devtools, pending, users, close: () => context.close() };
    },
    async close() {
      await browser.close();
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A project whose built console is one of two; everything else is that of this project. */
async function prepareProject(folder) {
  // Builds when sources have changed.
  execFileSync('node', ['dist/bin/build.mjs'], { stdio: 'inherit' });
  for (const name of PROJECT.split(' ')) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, 'dist'));
  cpSync('dist/bin', join(folder, 'dist/bin'), { recursive: true });
  copyFileSync('dist/.console-sources', join(folder, 'dist/.console-sources'));
  symlinkSync(resolve('dist/console'), join(folder, 'dist/ours'));
  await buildPeer(join(folder, 'dist/peer'), '/ui/');
  serve(folder, 'ours');
}

function serve(folder, served) {
  const next = join(folder, 'dist/next');
  symlinkSync(join(folder, 'dist', served), next);
  renameSync(next, join(folder, 'dist/console'));
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
