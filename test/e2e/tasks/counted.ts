import type { Locator, Page } from 'playwright-core';

/** What a user does, counted: clicks and typed fields. Keys do not count. */
export interface Counted {
  click(locator: Locator): Promise<void>;
  type(locator: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Types into the command palette, which is opened by its keys as soon as they work. */
  find(words: string): Promise<void>;
  readonly clicks: number;
  readonly typed: number;
}

/** Counts what is done on a page; a page that opens in another tab is worked on by its locators. */
export function counted(page: Page): Counted {
  let clicks = 0;
  let typed = 0;
  const type = async (locator: Locator, text: string) => {
    typed += 1;
    await locator.fill(text);
  };
  return {
    click: async (locator) => {
      clicks += 1;
      await locator.click();
    },
    type,
    press: (key) => page.keyboard.press(key),
    async find(words) {
      await page.locator('header kbd').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Control+k');
      await type(page.getByRole('combobox').last(), words);
    },
    get clicks() {
      return clicks;
    },
    get typed() {
      return typed;
    },
  };
}
