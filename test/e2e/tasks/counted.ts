import type { Locator, Page } from 'playwright-core';

/** What a person does for a task. Keys are pressed without being counted. */
export interface Counted {
  click(locator: Locator): Promise<void>;
  type(locator: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  readonly clicks: number;
  readonly typed: number;
}

/** Counts clicks, and fields that are typed into. */
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
