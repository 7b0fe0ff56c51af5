import type { Locator, Page } from 'playwright-core';

/** What a person does, counted: clicks and typed fields. Keys do not count. */
export interface Counted {
  click(locator: Locator): Promise<void>;
  type(locator: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  readonly clicks: number;
  readonly typed: number;
}

/** Counts what is done on a page; a page that opens in another tab is worked on by its locators. */
export function counted(page: Page): Counted {
  let clicks = 0;
  let typed = 0;
  return {
    click: async (locator) => {
      clicks += 1;
      await locator.click();
    },
    type: async (locator, text) => {
      typed += 1;
      await locator.fill(text);
    },
    press: (key) => page.keyboard.press(key),
    get clicks() {
      return clicks;
    },
    get typed() {
      return typed;
    },
  };
}
