import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FRAME_LIMIT_MS } from '../limits.mjs';
import { looked } from './looked.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Transitions that follow one another. */
const MOST_TURNS = 20;

/** Expects no violations of WCAG 2.2 A and AA or of axe's best practices. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect((await findViolations(page)).join('\n'), `axe on ${what}`).toBe('');
}

/**
 * axe's violations on a page, each with its first elements.
 *
 * @param strict also the size of targets and names without their labels (WCAG 2.2, criteria 2.5.8 and 2.5.3), which axe
 *   looks at on request alone
 */
export async function findViolations(page: Page, strict = false): Promise<readonly string[]> {
  // Injected once per page load.
  const known = await page.evaluate(() => Reflect.has(window, 'axe'));
  if (!known) await page.evaluate(axeSource);
  const limits = { limitMs: FRAME_LIMIT_MS, mostTurns: MOST_TURNS, strict };
  const violations = await page.evaluate(async ({ limitMs, mostTurns, strict: enabled }) => {
    // Colours that are still in transition would be reported. In a window that is not drawn no transition ends, so
    // each wait has an end of its own.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    const within = (wait: (done: (value?: unknown) => void) => void) =>
      new Promise((resolve) => {
        wait(resolve);
        setTimeout(resolve, limitMs);
      });
    let turns = 0;
    do {
      const ends = Promise.allSettled(moving().map(({ finished }) => finished));
      await within((done) => void ends.then(done));
      await within(requestAnimationFrame);
      turns += 1;
    } while (moving().length > 0 && turns < mostTurns);
    const axe = Reflect.get(window, 'axe');
    const result = await axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled }, 'label-content-name-mismatch': { enabled } },
    });
    const found: string[] = result.violations.map(
      (violation: {
        id: string;
        help: string;
        nodes: { html: string; failureSummary: string }[];
      }) =>
        `${violation.id}: ${violation.help}\n  ${violation.nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 200)} — ${node.failureSummary}`)
          .join('\n  ')}`,
    );
    return found;
  }, limits);
  looked({ axe: 1, violations: violations.length });
  return violations;
}
