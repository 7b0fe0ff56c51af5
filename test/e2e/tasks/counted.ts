import type { Locator, Page } from 'playwright-core';

/** What a person does to reach an aim, counted as in a review of usability. */
export interface Counted {
  click(locator: Locator): Promise<void>;
  type(locator: Locator, text: string): Promise<void>;
  /** A key is neither a click nor a typed field. */
  press(key: string): Promise<void>;
  readonly clicks: number;
  readonly typed: number;
}

/** Counts the clicks and the typed fields of a task on a page. */
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
