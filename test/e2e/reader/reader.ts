import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { WAIT_LIMIT_MS } from '../../limits.mjs';
import { atRest } from '../atRest.ts';
import { type PageOptions, type UsedConsole } from '../console.ts';
import { steadyBox } from '../measure.ts';
import { note } from './note.ts';
import { listen, type Told } from './ears.ts';
import {
  isCounted,
  lineOf,
  propertyOf,
  roleOf,
  surroundingsOf,
  surrounds,
  type TreeNode,
} from './lines.ts';

/** A line of a transcript, or what it has to match. */
type Line = string | RegExp;

/** Nothing is said of them. */
const NOT_SAID = ['', 'RootWebArea', 'generic'];
/** Presses of one key that lead to a control. */
const MOST_PRESSES = 80;
/** The body has the focus when nothing has. */
const FOCUSED = 'document.activeElement === document.body ? null : document.activeElement';
/** A dialog that closes gives the focus back after it has faded: by then it has begun to. */
const LOST_MS = 500;

/** A user who has a keyboard, and hears what a screen reader is given. */
interface Reader {
  /** Everything so far, a line each; `docs/testing.md` explains them. */
  readonly transcript: readonly string[];
  /** Presses of keys so far, a typed letter is one. */
  readonly keys: number;
  /** What changed in a live region, but may not be read. */
  readonly unread: readonly string[];
  /** Presses keys one after the other, as Playwright names them: `Enter`, `Control+k`. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits for a line after those that were heard before; several lines may come in any order. */
  hears(...lines: readonly [Line, ...Line[]]): Promise<void>;
  /** Presses a key (Tab) until a control has the focus, and names it as it was heard. */
  goTo(control: Line, key?: string): Promise<string>;
  /** Goes to a control and presses Enter. */
  activate(control: Line, key?: string): Promise<void>;
  /** Goes to a control and types. */
  fill(control: Line, text: string): Promise<void>;
  /** Waits until a control has the focus. */
  isAt(control: Line): Promise<void>;
}

/**
 * A page that is listened to, and its reader. Each loaded page is worked by `page.keyboard` alone.
 *
 * @param path where an administrator has signed in; without it, nobody has
 */
export async function openReader(running: UsedConsole, path?: string, options: PageOptions = {}) {
  const { page, problems } = await running.newPage(options);
  // Dialogs take their time to go, as they do for most users.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.context().addInitScript(listen);
  const reader = await readerOf(page);
  if (path !== undefined) await running.signIn(page, 'admin', path);
  return { page, problems, reader };
}

async function readerOf(page: Page): Promise<Reader> {
  const tree = await treeOf(page);
  const transcript: string[] = [];
  const unread: string[] = [];
  let keys = 0;
  /** Lines that were waited for. */
  let heard = 0;
  let surroundings: readonly string[] = [];
  /** What is said of the focused control, and of its current option. */
  let current = '';
  let focused: number | undefined;
  /** After the last control Tab leaves the page. */
  let leaving = false;
  let option = '';

  const forget = () => {
    current = '';
    focused = undefined;
    surroundings = [];
  };
  page.on('domcontentloaded', forget);

  const say = (line: string) => transcript.push(line);

  const sayFocus = ({ node, line, around }: Described) => {
    for (const one of around.filter((it) => !surroundings.includes(it))) say(one);
    surroundings = around;
    current = line;
    focused = node;
    if (!around.includes(line)) say(`focus: ${line}`);
  };

  /** Adds what has happened to the transcript. */
  async function take(): Promise<void> {
    for (const { kind, element, text, assertive } of await toldBy(page)) {
      if (kind === 'title') say(`title: ${text}`);
      else if (kind === 'focus') {
        const described = await tree.describe(`window.toldElements[${element}]`);
        if (described && described.node !== focused) sayFocus(described);
      } else {
        const politeness =
          (await tree.politeness(`window.toldElements[${element}]`)) ??
          (assertive ? 'assertive' : 'polite');
        const line = `${politeness}: ${text}`;
        if (kind === 'unread') unread.push(line);
        say(kind === 'unread' ? `unread ${line}` : line);
      }
    }
    const now = await tree.describe(FOCUSED);
    if (!now && current !== '' && !leaving && (await isLost(page))) {
      current = '';
      focused = undefined;
      say('focus: nothing');
    }
    if (now && now.node !== focused) sayFocus(now);
    else if (now && now.line !== current && withoutValue(now.line) !== withoutValue(current)) {
      say(`now: ${now.line}`);
    }
    if (now) current = now.line;
    if (now?.option && now.option !== option) say(`option: ${now.option}`);
    option = now?.option ?? '';
  }

  async function settle(): Promise<void> {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await take();
  }

  const everything = () => `The transcript:\n${transcript.join('\n')}`;

  async function until(found: () => boolean, what: string): Promise<void> {
    const end = Date.now() + WAIT_LIMIT_MS;
    while (!found()) {
      if (Date.now() > end) throw new Error(`${what}\n${everything()}`);
      await attempt(settle);
    }
  }

  async function press(...pressed: readonly string[]): Promise<void> {
    for (const key of pressed) {
      keys += 1;
      leaving = key.endsWith('Tab');
      await page.keyboard.press(key);
      await attempt(settle);
    }
  }

  const reader: Reader = {
    get transcript() {
      return transcript;
    },
    get keys() {
      return keys;
    },
    get unread() {
      return unread;
    },
    press,
    type: async (text) => {
      keys += text.length;
      await page.keyboard.type(text);
      await attempt(settle);
    },
    hears: (...lines) =>
      until(
        () => {
          const places = lines.map((line) =>
            transcript.findIndex((one, index) => index >= heard && matches(one, line)),
          );
          if (places.includes(-1)) return false;
          heard = Math.max(...places) + 1;
          return true;
        },
        `Not heard after line ${heard}: ${lines.join(', ')}`,
      ),
    goTo: async (control, key = 'Tab') => {
      await attempt(settle);
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        if (presses > 0) await press(key);
        const at = key.startsWith('Arrow') && option !== '' ? option : current;
        if (matches(at, control)) {
          heard = transcript.length;
          return at;
        }
      }
      throw new Error(`No ${String(control)} within ${MOST_PRESSES} of ${key}.\n${everything()}`);
    },
    activate: async (control, key) => {
      await reader.goTo(control, key);
      await press('Enter');
    },
    fill: async (control, text) => {
      await reader.goTo(control);
      await reader.type(text);
    },
    isAt: (control) =>
      until(() => matches(current, control), `The focus is not on ${String(control)}`),
  };
  return reader;
}

const matches = (line: string, wanted: Line) =>
  typeof wanted === 'string' ? line === wanted : wanted.test(line);

/** What is typed is not said again. */
const withoutValue = (line: string) => line.replace(/ = ".*?"/, '');

/** What runs in a page that is being left fails; the next one is asked again. */
async function attempt(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!/navigat|context|Cannot find|destroyed|not attached/i.test(String(error))) throw error;
  }
}

function toldBy(page: Page): Promise<readonly Told[]> {
  return page.evaluate(() => {
    const told: Told[] | undefined = Reflect.get(window, 'told');
    return told?.splice(0) ?? [];
  });
}

/** Whether nothing has the focus, and nothing takes it soon, when whatever moves stands still. */
async function isLost(page: Page): Promise<boolean> {
  const taken = await page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        if (document.activeElement !== document.body) return resolve(true);
        const late = AbortSignal.timeout(limit);
        late.addEventListener('abort', () => resolve(false));
        document.addEventListener('focusin', () => resolve(true), { once: true, signal: late });
      }),
    LOST_MS,
  );
  if (taken) return false;
  await steadyBox(page.locator('body'));
  await atRest(page);
  return page.evaluate(() => document.activeElement === document.body);
}

interface Described {
  /** Identifies the node in the page. */
  readonly node: number | undefined;
  readonly line: string;
  /** Named groups, dialogs and menus around it. */
  readonly around: readonly string[];
  /** The option that a list box or a tree of it points to. */
  readonly option: string | undefined;
}

/** Reads the browser's accessibility tree. An expression names an element of the page. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return {
    async describe(expression: string): Promise<Described | undefined> {
      const [node, around] = await nodeOf(session, expression);
      if (!node || node.ignored || NOT_SAID.includes(roleOf(node))) return undefined;
      const line = lineOf(node, around);
      const outer = surroundingsOf(node, around);
      // A dialog may have the focus itself.
      if (surrounds(node)) {
        return {
          node: node.backendDOMNodeId,
          line,
          around: [...outer, line],
          option: undefined,
        };
      }
      const [active] = propertyOf(node, 'activedescendant')?.relatedNodes ?? [];
      const [pointed, beside] = active ? await byBackendId(session, active.backendDOMNodeId) : [];
      return {
        node: node.backendDOMNodeId,
        line,
        around: outer,
        option: pointed && lineOf(pointed, beside ?? []),
      };
    },
    /** How a region speaks: `polite` or `assertive`, as the tree has it; undefined when it is gone. */
    async politeness(expression: string): Promise<string | undefined> {
      const [node] = await nodeOf(session, `${expression}.isConnected ? ${expression} : null`);
      const live = node && propertyOf(node, 'live')?.value;
      return typeof live === 'string' ? live : node && 'not live';
    },
  };
}

type Found = readonly [TreeNode | undefined, readonly TreeNode[]];

async function nodeOf(session: CDPSession, expression: string): Promise<Found> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) return [undefined, []];
  return relativesOf(session, { objectId: result.objectId });
}

const byBackendId = (session: CDPSession, backendNodeId: number) =>
  relativesOf(session, { backendNodeId });

async function relativesOf(
  session: CDPSession,
  which: { readonly objectId: string } | { readonly backendNodeId: number },
): Promise<Found> {
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...which,
    fetchRelatives: true,
  });
  const [node] = nodes;
  if (!node || !isCounted(node) || node.parentId === undefined) return [node, nodes];
  const siblings = await session.send('Accessibility.getChildAXNodes', { id: node.parentId });
  const other = nodes.filter(({ nodeId }) => siblings.nodes.every((one) => one.nodeId !== nodeId));
  return [node, [...siblings.nodes, ...other]];
}

/**
 * The end of a job: everything that was meant to be heard can be, the focus was never lost, nothing went wrong.
 * Notes the job for `docs/quality.md`.
 *
 * @param behind what changes behind a dialog, and need not be read
 */
export function finish(
  job: string,
  reader: Reader,
  problems: readonly string[],
  behind: readonly string[] = [],
): void {
  const lost = reader.transcript.filter((line) => line === 'focus: nothing');
  expect(
    { unread: reader.unread.toSorted(), lost, problems },
    `${job}. The transcript:\n${reader.transcript.join('\n')}`,
  ).toEqual({ unread: behind.toSorted(), lost: [], problems: [] });
  const announced = reader.transcript.filter((line) => /^(polite|assertive): /.test(line));
  note(job, `keys: ${reader.keys}, announcements: ${announced.length}`);
}
