import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations, type UsedConsole, CORE } from '../console.ts';
import type { Language } from '../profiles.ts';
import { walkFocus } from './keyboard.ts';
import { wordsOf, type Words } from './words.ts';

/** Where a state is brought up. */
export interface Place {
  readonly page: Page;
  readonly words: Words;
  /** Ids of records by the names that `ids` gave them. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Something that users see, and how it is brought up. */
export interface State {
  readonly name: string;
  /** Address below the console's. */
  readonly path: string | ((place: Place) => string);
  /** What is done before it can be opened. */
  readonly before?: (place: Place) => Promise<void>;
  /** What opens it. Escape closes it again, and the focus is back there. */
  readonly opener?: (place: Place) => Locator;
  /** The key that opens it, if it is not Enter. */
  readonly key?: 'Space' | '?';
  /** What is done after it has been opened. */
  readonly after?: (place: Place) => Promise<void>;
  /** What is there when it is shown. */
  readonly shown: (place: Place) => Locator;
  /** Selector of what keeps the focus; without it the focus walks through the page. */
  readonly keeps?: string;
  /** Presses of Escape until it is closed. */
  readonly escapes?: number;
}

interface Options {
  readonly username?: string;
  /** Ids of records that the addresses of states name. */
  readonly ids?: (page: Page) => Promise<Readonly<Record<string, string>>>;
  /** Whether `npm test` looks at the states in English. */
  readonly core?: boolean;
}

const WIDTHS = [1440, 390] as const;
const HEIGHT = 900;
const DIALOG = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Tests that bring up each state in every language, and look at it in both themes and at 1440 and 390 px: axe finds
 * nothing, nothing is wider than the window, and it is opened, walked through and closed by keyboard.
 */
export function looksOf(
  running: UsedConsole,
  states: readonly State[],
  options: Options = {},
): void {
  const look = async (language: Language) => {
    const wrong = await lookAt(running, states, language, options);
    expect(wrong.join('\n')).toBe('');
  };
  it('are usable by everybody in English', { tags: options.core ? CORE.tags : [] }, () =>
    look('en'),
  );
  it('are usable by everybody in Chinese', () => look('zh-hans'));
  it('are usable by everybody in Japanese', () => look('ja'));
}

async function lookAt(
  running: UsedConsole,
  states: readonly State[],
  language: Language,
  { username = 'admin', ids }: Options,
): Promise<readonly string[]> {
  const { page, problems } = await running.newPage({ language, height: HEIGHT });
  page.on('dialog', (dialog) => void dialog.accept());
  await running.signIn(page, username, 'workbench/home');
  const place: Place = {
    page,
    words: await wordsOf(language),
    ids: ids ? await ids(page) : {},
  };
  const wrong: string[] = [];
  for (const state of states) {
    const found = await lookAtState(running, state, place, language === 'en').catch(
      (error: unknown) => [String(error)],
    );
    wrong.push(...found.map((text) => `${state.name}: ${text}`));
  }
  return [...wrong, ...problems];
}

async function lookAtState(
  running: UsedConsole,
  state: State,
  place: Place,
  walks: boolean,
): Promise<readonly string[]> {
  const { page } = place;
  const wrong: string[] = [];
  await bringUp(running, state, place);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (width !== WIDTHS[0] && state.opener) {
      // On a phone another element opens it, to which the focus comes back.
      await page.goto('about:blank');
      await bringUp(running, state, place);
    } else if (!(await state.shown(place).first().isVisible())) {
      await bringUp(running, state, place);
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page, true);
      wrong.push(...violations.map((text) => `${colorScheme}, ${width} px: ${text}`));
    }
    const wide = await page.evaluate(tooWide, DIALOG);
    if (wide) wrong.push(`${width} px: ${wide}`);
    if (!walks) continue;
    const focus = await walkFocus(page, state.keeps ?? 'main', state.keeps !== undefined);
    wrong.push(...focus.map((text) => `${width} px: ${text}`));
  }
  if (state.opener) wrong.push(...(await closeByKeyboard(state, place)));
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  return wrong;
}

async function bringUp(running: UsedConsole, state: State, place: Place): Promise<void> {
  const { page } = place;
  const path = typeof state.path === 'string' ? state.path : state.path(place);
  const address = new URL(path, running.url).href;
  // The page of the state before serves this one, too, when nothing is open on it.
  const stands = state.opener && page.url() === address && !(await page.locator(DIALOG).count());
  if (!stands) await page.goto(address);
  await page.locator('main h1').first().waitFor();
  await state.before?.(place);
  if (state.opener) {
    const opener = state.opener(place);
    await opener.focus();
    await opener.press(state.key ?? 'Enter');
  }
  await state.after?.(place);
  await state.shown(place).first().waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]:visible').count()).toBe(0);
}

/** Runs in the page: what is wider than its window or dialog. */
function tooWide(dialogs: string): string {
  const wider = [document.documentElement, ...document.querySelectorAll(dialogs)].find(
    (one) => one.scrollWidth > one.clientWidth + 1,
  );
  if (!wider) return '';
  const end = wider.getBoundingClientRect().x + wider.clientWidth + 1;
  const widest = [...wider.querySelectorAll('*')].find((one) => {
    if (one.getBoundingClientRect().right <= end) return false;
    const absolute = getComputedStyle(one).position === 'absolute';
    let outer = absolute && one instanceof HTMLElement ? one.offsetParent : one.parentElement;
    for (; outer && outer !== wider; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX !== 'visible') return false;
    }
    return true;
  });
  const what = widest?.outerHTML.slice(0, 200) ?? '';
  return `<${wider.tagName.toLowerCase()}> is ${wider.scrollWidth} wide: ${what}`;
}

/** Escape closes what was opened; the focus is where it was opened. */
async function closeByKeyboard(state: State, place: Place): Promise<readonly string[]> {
  const { page } = place;
  for (let presses = state.escapes ?? 1; presses > 0; presses -= 1)
    await page.keyboard.press('Escape');
  const closed = await state
    .shown(place)
    .first()
    .waitFor({ state: 'hidden' })
    .then(() => true)
    .catch(() => false);
  if (!closed) return ['Escape does not close it'];
  const back = () => state.opener?.(place).evaluate((one) => one === document.activeElement);
  const returned = await expect
    .poll(back)
    .toBe(true)
    .then(() => true)
    .catch(() => false);
  return returned ? [] : ['the focus does not come back'];
}
