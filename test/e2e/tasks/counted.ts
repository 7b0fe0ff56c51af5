import type { Locator, Page } from 'playwright-core';

/** What a person does on a page, counted as the review of the product counts it: keys are no clicks. */
export interface Counted {
  /** Presses of the pointer. */
  readonly clicks: number;
  /** Fields typed into. */
  readonly typed: number;
  click(locator: Locator): Promise<void>;
  type(locator: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
}

/** A page whose clicks and typed fields are counted. */
export function counted(page: Page): Counted {
  let clicks = 0;
  let typed = 0;
  return {
    get clicks() {
      return clicks;
    },
    get typed() {
      return typed;
    },
    click: async (locator) => {
      clicks += 1;
      await locator.click();
    },
    type: async (locator, text) => {
      typed += 1;
      await locator.fill(text);
    },
    press: (key) => page.keyboard.press(key),
  };
}
