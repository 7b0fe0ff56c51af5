import type { Locator, Page } from 'playwright-core';

/** A person at work whose clicks and typed fields are counted, as the review of the tasks counts them. */
export interface Counted {
  click(locator: Locator): Promise<void>;
  /** Types into a field, which counts once. */
  type(locator: Locator, text: string): Promise<void>;
  /** A key counts as no click. */
  press(key: string): Promise<void>;
  readonly clicks: number;
  readonly typed: number;
}

/** Counts what somebody does on a page. */
export function counted(page: Page): Counted {
  const counts = { clicks: 0, typed: 0 };
  return {
    async click(locator) {
      await locator.click();
      counts.clicks += 1;
    },
    async type(locator, text) {
      await locator.fill(text);
      counts.typed += 1;
    },
    press: (key) => page.keyboard.press(key),
    get clicks() {
      return counts.clicks;
    },
    get typed() {
      return counts.typed;
    },
  };
}
