import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium.mjs';

/** `HEADED=1 npm run test:e2e FILE` shows the browser and slows it down. */
const HEADED = Boolean(process.env['HEADED']);
const SLOW_MS = 250;
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let shared: Promise<Browser> | undefined;

/** The browser of this worker; started on first use. */
export async function openBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  const executablePath = findChromium(HEADED);
  if (!executablePath) throw new Error('Chromium is needed: set GATEHOUSE_CHROMIUM to its path');
  shared = chromium.launch({
    executablePath,
    headless: !HEADED,
    args: HEADED ? CHROMIUM_FLAGS : ['--headless', ...CHROMIUM_FLAGS],
    ...(HEADED && { slowMo: SLOW_MS }),
  });
  return shared;
}
